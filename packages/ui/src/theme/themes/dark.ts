import { palette } from '../palette.ts';

const { dark: night } = palette;

/** The night side of the same cloth; type, space and shape stay as they are. Chosen with `data-sg-theme="dark"` on any element. */
export const dark = {
  color: {
    ground: night.ground,
    surface: night.surface,
    sunken: night.sunken,
    ink: night.ink,
    inkMuted: night.inkMuted,
    line: night.line,
    edge: night.edge,
    action: night.indigo,
    actionHover: night.indigoBright,
    onAction: night.ground,
    actionSoft: night.indigoPale,
    onActionSoft: night.indigoText,
    disabled: night.line,
    onDisabled: night.inkMuted,
    focus: night.sun,
    scrim: 'rgb(0 0 0 / 0.7)',
  },
  tone: {
    success: {
      solid: night.leaf,
      onSolid: night.ground,
      soft: night.leafPale,
      onSoft: night.leafText,
      edge: night.leaf,
    },
    attention: {
      solid: night.sun,
      onSolid: night.ground,
      soft: night.sunPale,
      onSoft: night.sunText,
      edge: night.sun,
    },
    danger: {
      solid: night.laterite,
      onSolid: night.ground,
      soft: night.lateritePale,
      onSoft: night.lateriteText,
      edge: night.laterite,
    },
    neutral: {
      solid: night.slate,
      onSolid: night.ground,
      soft: night.slatePale,
      onSoft: night.ink,
      edge: night.slate,
    },
  },
  thread: {
    indigo: palette.indigo,
    sun: palette.sun,
    laterite: palette.laterite,
    leaf: palette.leaf,
    cotton: night.ink,
  },
  shadow: { float: '0 2px 4px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)' },
} as const;
