import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const textLink = recipe({
  base: style([
    focusRing,
    {
      borderRadius: vars.radius.small,
      color: vars.color.action,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      ':hover': { textDecorationThickness: '2px' },
    },
  ]),
  variants: {
    standing: {
      inText: {},
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.tiny,
        minHeight: vars.size.tap,
        fontWeight: vars.weight.bold,
      },
    },
  },
  defaultVariants: { standing: 'inText' },
});
