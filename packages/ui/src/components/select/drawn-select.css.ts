import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { unseen } from '../../theme/unseen.css.ts';

/** A select that shows more, or less, than its chosen option: what we draw … */
export const drawn = style([
  box,
  {
    position: 'relative',
    alignItems: 'center',
    gap: vars.space.hair,
    border: `2px solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    selectors: {
      '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { background: vars.color.disabled, color: vars.color.onDisabled },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
  },
]);

/** … and the platform's own list, its words as large as ours. */
export const list = style([unseen, { fontFamily: 'inherit', fontSize: vars.text.body }]);
