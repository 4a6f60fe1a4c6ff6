import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { unseen } from '../../theme/unseen.css.ts';

/** Drawn as a button; the platform's own control lies unseen over it, so that it needs no script. */
export const pick = style({
  position: 'relative',
  flex: '1 1 auto',
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      borderColor: 'transparent',
      background: vars.color.disabled,
      color: vars.color.onDisabled,
    },
  },
  '@media': { [media.tablet]: { flex: 'none' } },
});

export const input = style([
  unseen,
  { fontSize: 0, selectors: { '&::file-selector-button': { cursor: 'pointer' } } },
]);
