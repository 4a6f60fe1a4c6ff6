import { style } from '@vanilla-extract/css';

/** Three lines at first: the button below stays above a phone's keyboard. */
export const words = style({
  display: 'block',
  resize: 'vertical',
  minHeight: 'calc(3lh + 28px)',
  maxHeight: 'max(50vh, 12rem)',
  fieldSizing: 'content',
});
