import { style } from '@vanilla-extract/css';

/** Grows with what is typed where the browser knows how, up to half the screen; scrolls after that. */
export const growing = style({
  display: 'block',
  resize: 'vertical',
  maxHeight: 'max(50vh, 12rem)',
  minHeight: 'calc(6lh + 28px)',
  fieldSizing: 'content',
});
