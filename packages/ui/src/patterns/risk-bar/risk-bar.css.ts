import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const bar = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const caption = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.medium}`,
    fontWeight: vars.weight.bold,
  },
]);

export const figure = style({ fontSize: vars.text.title, fontVariantNumeric: 'tabular-nums' });

/** One pixel in from each side: the track's border is drawn half outside of it. */
export const drawing = style({
  display: 'block',
  width: 'calc(100% - 2px)',
  height: '28px',
  marginInline: '1px',
  overflow: 'visible',
});

export const track = style({
  fill: vars.color.surface,
  stroke: vars.color.edge,
  strokeWidth: 2,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** The part of the track up to the level. */
export const level = style({
  strokeWidth: 2,
  '@media': { [media.forced]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const shape = style({ width: '1.25em', height: '1.25em', fill: 'none', stroke: vars.color.edge });

/** Where the level is: the filled part and the shape. */
export const current = styleVariants({
  low: { fill: vars.tone.success.edge, stroke: vars.tone.success.edge },
  medium: { fill: vars.tone.attention.solid, stroke: vars.tone.attention.edge },
  high: { fill: vars.tone.danger.edge, stroke: vars.tone.danger.edge },
});

export const threshold = style({
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeDasharray: '3 3',
});

export const words = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: '33fr 33fr 34fr',
    gap: vars.space.hair,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
  },
]);

export const word = style([
  box,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.hair,
    overflowWrap: 'anywhere',
    selectors: { '&[data-state="current"]': { color: vars.color.ink, fontWeight: vars.weight.bold } },
  },
]);
