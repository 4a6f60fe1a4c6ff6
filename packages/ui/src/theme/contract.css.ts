import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = {
  /** Fill of a shape that carries the tone: an icon's ground, a bar. */
  solid: null,
  /** Text and icons on `solid`. */
  onSolid: null,
  /** Pale ground of a notice or a verdict. */
  soft: null,
  /** Text and icons on `soft`. */
  onSoft: null,
  /** Border that must be seen, on any ground. */
  edge: null,
};

/**
 * Every value a theme gives, by role. The names become CSS variables (`color.inkMuted` is `--sg-color-ink-muted`) and
 * are public: semver covers them. Brand colours, type and radius are a partner's to override; `tone` is not, because
 * danger must look like danger everywhere.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      ground: null,
      /** Cards, fields, bars: what lies on the page. */
      surface: null,
      /** Trays and quiet areas, a little lower than the page. */
      sunken: null,
      ink: null,
      inkMuted: null,
      /** Separating hairline; carries no meaning. */
      line: null,
      /** Border of a control; at least 3:1 on every ground. */
      edge: null,
      action: null,
      actionHover: null,
      onAction: null,
      /** Pale ground of what is selected or hovered. */
      actionSoft: null,
      onActionSoft: null,
      disabled: null,
      onDisabled: null,
      focus: null,
      scrim: null,
    },
    tone: { success: tone, attention: tone, danger: tone, neutral: tone },
    /** The threads of the woven band. */
    thread: { indigo: null, sun: null, laterite: null, leaf: null, cotton: null },
    font: { body: null },
    weight: { regular: null, bold: null },
    text: { small: null, body: null, lead: null, title: null, headline: null, display: null, verdict: null },
    leading: { tight: null, body: null },
    space: {
      hair: null,
      tiny: null,
      small: null,
      medium: null,
      large: null,
      xlarge: null,
      huge: null,
    },
    radius: { small: null, control: null, card: null, pill: null },
    shadow: { float: null },
    size: { tap: null, page: null, column: null },
    motion: { quick: null, calm: null },
  },
  (_value, path) =>
    `sg-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);
