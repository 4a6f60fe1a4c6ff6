import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const iconButton = recipe({
  base: style([
    box,
    focusRing,
    quickChange,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      minWidth: vars.size.tap,
      minHeight: vars.size.tap,
      border: '2px solid transparent',
      borderRadius: vars.radius.control,
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      ':disabled': { color: vars.color.onDisabled, cursor: 'not-allowed' },
      '@media': {
        [media.hover]: {
          ':hover': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
        },
      },
    },
  ]),
  variants: {
    variant: {
      quiet: {},
      outlined: { borderColor: vars.color.edge, background: vars.color.surface },
    },
  },
  defaultVariants: { variant: 'quiet' },
});
