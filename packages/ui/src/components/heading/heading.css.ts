import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const heading = recipe({
  base: style([
    box,
    {
      color: 'inherit',
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  ]),
  variants: {
    size: {
      small: { fontSize: vars.text.body },
      title: { fontSize: vars.text.title },
      headline: { fontSize: vars.text.headline },
      display: { fontSize: vars.text.display },
    },
  },
  defaultVariants: { size: 'title' },
});

export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
