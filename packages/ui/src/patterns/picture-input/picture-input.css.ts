import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The platform's own control lies unseen over the icon. */
export const tool = style({
  position: 'relative',
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: vars.color.onDisabled },
  },
});
