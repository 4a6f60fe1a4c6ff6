import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/element.css.ts';

export const skipLink = style([
  focusRing,
  {
    position: 'absolute',
    zIndex: 3,
    top: vars.space.tiny,
    left: vars.space.tiny,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.action,
    fontWeight: vars.weight.bold,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);
