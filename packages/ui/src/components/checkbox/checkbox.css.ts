import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const field = style([box, { display: 'grid', gap: vars.space.hair }]);

/** The whole line is the target. */
export const line = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    minHeight: vars.size.tap,
    paddingBlock: '10px',
    lineHeight: vars.leading.body,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:has(:disabled)': { color: vars.color.onDisabled, cursor: 'not-allowed' } },
  },
]);

export const checkbox = style([
  box,
  focusRing,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    border: `2px solid ${vars.color.edge}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        width: '1.125rem',
        height: '1.125rem',
        background: vars.color.onAction,
        clipPath: 'polygon(8% 52%, 22% 38%, 41% 57%, 79% 15%, 93% 29%, 41% 85%)',
        opacity: 0,
      },
      '&:checked': { borderColor: vars.color.action, background: vars.color.action },
      '&:checked::before': { opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: vars.tone.danger.edge },
      '&:disabled': { borderColor: vars.color.disabled, background: vars.color.disabled },
      '&:disabled::before': { background: vars.color.onDisabled },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&:checked::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

/** Texts stand under the words, not under the box. */
export const under = style([box, { paddingInlineStart: `calc(1.75rem + ${vars.space.small})` }]);
