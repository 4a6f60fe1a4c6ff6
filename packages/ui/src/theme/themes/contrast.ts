import { palette } from '../palette.ts';

const { contrast: bold } = palette;

/**
 * Black on white with nothing in between: for bright sun, old screens and tired eyes. Every pair of colours has at least
 * 7:1, edges and hairlines included. Chosen with `data-sg-theme="contrast"` on any element.
 */
export const contrast = {
  color: {
    ground: palette.white,
    surface: palette.white,
    sunken: bold.sunken,
    ink: bold.ink,
    inkMuted: bold.ink,
    line: bold.ink,
    edge: bold.ink,
    action: bold.indigo,
    actionHover: bold.ink,
    onAction: palette.white,
    actionSoft: bold.indigoPale,
    onActionSoft: bold.ink,
    disabled: bold.sunken,
    onDisabled: bold.disabledInk,
    focus: bold.indigo,
    scrim: 'rgb(0 0 0 / 0.8)',
  },
  tone: {
    success: {
      solid: bold.leaf,
      onSolid: palette.white,
      soft: palette.leafPale,
      onSoft: bold.ink,
      edge: bold.leaf,
    },
    attention: {
      solid: palette.sun,
      onSolid: bold.ink,
      soft: palette.sunPale,
      onSoft: bold.ink,
      edge: bold.sunEdge,
    },
    danger: {
      solid: bold.laterite,
      onSolid: palette.white,
      soft: palette.lateritePale,
      onSoft: bold.ink,
      edge: bold.laterite,
    },
    neutral: {
      solid: bold.slate,
      onSolid: palette.white,
      soft: bold.sunken,
      onSoft: bold.ink,
      edge: bold.slate,
    },
  },
  thread: {
    indigo: bold.indigo,
    sun: palette.sun,
    laterite: bold.laterite,
    leaf: bold.leaf,
    cotton: palette.white,
  },
  shadow: { float: `0 0 0 2px ${bold.ink}` },
} as const;
