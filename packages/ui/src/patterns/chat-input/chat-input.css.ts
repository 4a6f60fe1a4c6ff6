import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const form = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space.tiny,
  },
]);

/** The words and what belongs to them lie in one frame, and one ring goes around it. */
export const frame = style([
  box,
  {
    flex: '1 1 10rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    border: `2px solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    selectors: {
      '&[data-state="busy"]': { borderColor: 'transparent', background: vars.color.disabled },
      '&:has(textarea:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

/** From 54 to 150 px, as the specification gives it (section 9); higher only where large text needs a line. */
export const words = style([
  box,
  {
    // With two tools the words need the whole line on a phone; the tools then stand below.
    flex: '1 1 12rem',
    display: 'block',
    width: '100%',
    minHeight: '54px',
    maxHeight: 'max(150px, 3lh)',
    padding: `12px ${vars.space.medium}`,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    lineHeight: vars.leading.body,
    resize: 'none',
    fieldSizing: 'content',
    '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    selectors: {
      '&:read-only': { color: vars.color.onDisabled, cursor: 'not-allowed' },
      '&:read-only::placeholder': { color: vars.color.onDisabled },
    },
  },
]);

export const tools = style([box, { flex: 'none', display: 'flex', paddingBottom: '3px' }]);

export const send = style([
  box,
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    marginInlineStart: 'auto',
    width: '58px',
    height: '58px',
    border: '2px solid transparent',
    borderRadius: vars.radius.card,
    background: vars.color.action,
    color: vars.color.onAction,
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:disabled, &[aria-disabled="true"]': {
        background: vars.color.disabled,
        color: vars.color.onDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:enabled:not([aria-disabled])': { background: vars.color.actionHover } },
      },
      [media.forced]: { borderColor: 'ButtonText' },
    },
  },
]);
