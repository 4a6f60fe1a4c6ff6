import { style } from '@vanilla-extract/css';
import { box } from './element.css.ts';

/** The platform's own control, which lies unseen over what we draw: its touch, its keyboard, its menu. */
export const unseen = style([
  box,
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed' },
  },
]);
