import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** Beside each other; below each other where large text leaves no room for the whole number. */
export const row = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

export const country = style([
  box,
  {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.hair,
    minHeight: '56px',
    padding: `0 ${vars.space.small}`,
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

/** The platform's own list lies unseen over what we draw: its touch, its keyboard, its menu. */
export const select = style([
  box,
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    ':disabled': { cursor: 'not-allowed' },
  },
]);

export const input = style({ flex: '1 1 9.5rem', paddingInline: vars.space.small });
