import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const qrCode = style({
  display: 'block',
  // Large enough to be read at arm's length, small enough for a phone's column.
  width: '10rem',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
