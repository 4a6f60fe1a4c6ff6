import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const masker = style([box, { display: 'grid', gap: vars.space.small }]);

export const head = style([box, { display: 'grid', gap: vars.space.hair }]);

export const text = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const label = style([box, { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight }]);

/** Looks like the field that it becomes; lines far apart, so that a finger meets one mark. */
export const words = style([
  box,
  {
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `2px dashed ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.text.body,
    lineHeight: 2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: { '&[data-state="invalid"]': { borderColor: vars.tone.danger.edge } },
  },
]);

/** Proposed: underlined on a pale ground. Masked: light on dark. */
export const mark = style([
  focusRing,
  {
    padding: '4px 3px',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    selectors: {
      '&[aria-pressed="false"]': {
        background: vars.tone.attention.soft,
        color: vars.tone.attention.onSoft,
        textDecoration: `underline wavy 2px ${vars.tone.attention.edge}`,
        textUnderlineOffset: '0.25em',
      },
      '&[aria-pressed="true"]': {
        paddingInline: '10px',
        background: vars.color.action,
        color: vars.color.onAction,
      },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[aria-pressed="false"]': { background: 'Mark', color: 'MarkText' },
          '&[aria-pressed="true"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const tools = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

/** The note on the last step keeps its line, so that nothing moves under the finger. */
export const said = style([
  box,
  { display: 'block', minHeight: '1.6em', color: vars.color.inkMuted, fontSize: vars.text.small },
]);
