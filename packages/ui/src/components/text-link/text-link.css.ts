import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/element.css.ts';

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
