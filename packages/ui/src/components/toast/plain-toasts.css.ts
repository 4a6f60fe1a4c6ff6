import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/** Where notifications stand: at the top, so that they cover neither a form's button nor the tab bar. */
export const place = style([
  box,
  {
    position: 'fixed',
    zIndex: 5,
    top: 0,
    right: 0,
    width: 'min(100%, 30rem)',
    padding: vars.space.medium,
    pointerEvents: 'none',
  },
]);
