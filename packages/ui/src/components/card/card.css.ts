import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const card = recipe({
  base: style([box, surface]),
  variants: {
    padding: {
      none: {},
      medium: {
        padding: vars.space.medium,
        '@media': { [media.tablet]: { padding: vars.space.large } },
      },
    },
    ground: {
      surface: {},
      sunken: { background: vars.color.sunken },
    },
  },
  defaultVariants: { padding: 'medium', ground: 'surface' },
});
