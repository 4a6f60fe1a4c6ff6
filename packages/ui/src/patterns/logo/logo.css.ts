import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Windows below 480 px, and large text: the header shows the mark alone, and has room for the word of first aid. The name is still read out. */
export const WITHOUT_NAME = '(max-width: 29.99em)';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.action,
  fontSize: vars.text.body,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  // If the header has no room for the name, the name stands beyond the edge of what can be touched.
  selectors: { 'a > &': { '@media': { [WITHOUT_NAME]: { gap: vars.size.tap } } } },
});

/** At twice the text's size it leaves room for the name in a window of 320 px. */
export const MARK_SIZE = 'min(2rem, 14vw)';

export const mark = style({ display: 'block', flex: 'none', width: MARK_SIZE, height: MARK_SIZE });

export const cloth = style({ fill: vars.color.action });
export const weft = style({ stroke: vars.thread.sun, fill: 'none' });
export const warp = style({ stroke: vars.color.onAction, fill: 'none' });
export const under = style({ stroke: vars.color.action, fill: 'none' });
