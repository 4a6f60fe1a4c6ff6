import { palette } from '../palette.ts';

/** Ink on warm paper: the default, made to be read in the sun. */
export const light = {
  color: {
    ground: palette.cotton,
    surface: palette.white,
    sunken: palette.cottonDeep,
    ink: palette.night,
    inkMuted: palette.dusk,
    line: palette.cottonLine,
    edge: palette.bark,
    action: palette.indigo,
    actionHover: palette.indigoDeep,
    onAction: palette.white,
    actionSoft: palette.indigoPale,
    onActionSoft: palette.indigo,
    disabled: palette.cottonShade,
    onDisabled: palette.slate,
    focus: palette.indigo,
    scrim: 'rgb(18 19 40 / 0.55)',
  },
  tone: {
    success: {
      solid: palette.leaf,
      onSolid: palette.white,
      soft: palette.leafPale,
      onSoft: palette.leafDeep,
      edge: palette.leaf,
    },
    attention: {
      solid: palette.sun,
      onSolid: palette.sunEarth,
      soft: palette.sunPale,
      onSoft: palette.sunBrown,
      edge: palette.sunEdge,
    },
    danger: {
      solid: palette.laterite,
      onSolid: palette.white,
      soft: palette.lateritePale,
      onSoft: palette.lateriteDeep,
      edge: palette.laterite,
    },
    neutral: {
      solid: palette.slate,
      onSolid: palette.white,
      soft: palette.slatePale,
      onSoft: palette.slateDeep,
      edge: palette.slate,
    },
  },
  thread: {
    indigo: palette.indigo,
    sun: palette.sun,
    laterite: palette.laterite,
    leaf: palette.leaf,
    cotton: palette.cotton,
  },
  shadow: { float: '0 2px 4px rgb(27 30 60 / 0.06), 0 8px 24px rgb(27 30 60 / 0.12)' },
} as const;
