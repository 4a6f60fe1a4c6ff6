import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';

/** Beside a taller field, its parts stay together at the top instead of sharing out the height. */
export const field = style([box, { display: 'grid', gap: vars.space.tiny, alignContent: 'start' }]);

export const label = style([box, { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight }]);

export const optional = style({ color: vars.color.inkMuted, fontWeight: vars.weight.regular });

export const help = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

export const error = style([
  box,
  {
    display: 'flex',
    gap: vars.space.tiny,
    color: vars.tone.danger.edge,
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
  },
]);

/** The box one types in: shared by TextField and TextArea. */
export const control = style([
  box,
  focusRing,
  {
    width: '100%',
    minHeight: '56px',
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `2px solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    lineHeight: vars.leading.body,
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: vars.tone.danger.edge },
      '&:disabled': {
        background: vars.color.disabled,
        color: vars.color.onDisabled,
        cursor: 'not-allowed',
      },
    },
  },
]);
