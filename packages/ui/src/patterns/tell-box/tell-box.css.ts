import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const form = style([box, { display: 'grid', gap: vars.space.small }]);

/** Three lines at first: the button below stays above a phone's keyboard. */
export const words = style({
  display: 'block',
  resize: 'vertical',
  minHeight: 'calc(3lh + 28px)',
  maxHeight: 'max(50vh, 12rem)',
  fieldSizing: 'content',
});

export const tools = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
]);
