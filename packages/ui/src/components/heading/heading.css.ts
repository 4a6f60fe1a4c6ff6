import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/**
 * With the reader's text twice as large, a long word would not fit a phone's width and break in two. So a heading grows with
 * the text as long as the window has room, and never falls below the text around it.
 */
const asRoomAllows = (size: string, share: string) => `min(${size}, max(${vars.text.body}, ${share}))`;

export const heading = recipe({
  base: style([
    box,
    {
      color: 'inherit',
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
    },
  ]),
  variants: {
    size: {
      small: { fontSize: vars.text.body },
      title: { fontSize: asRoomAllows(vars.text.title, '10vw') },
      headline: { fontSize: asRoomAllows(vars.text.headline, '10vw'), textWrap: 'balance' },
      display: { fontSize: asRoomAllows(vars.text.display, '12vw'), textWrap: 'balance' },
    },
  },
  defaultVariants: { size: 'title' },
});

export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
