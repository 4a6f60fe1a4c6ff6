import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const card = recipe({
  base: style([
    box,
    {
      borderRadius: vars.radius.card,
      border: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
      color: vars.color.ink,
      overflowWrap: 'anywhere',
    },
  ]),
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

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
