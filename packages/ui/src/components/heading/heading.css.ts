import { style } from '@vanilla-extract/css';
import { asRoomAllows } from '../../theme/as-room-allows.ts';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const heading = recipe({
  base: style([
    box,
    {
      color: 'inherit',
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      overflowWrap: 'anywhere',
      // No word alone on the last line.
      textWrap: 'balance',
      // A heading that a screen gives the focus to cannot be pressed.
      ':focus': { outline: 'none' },
    },
  ]),
  variants: {
    size: {
      small: { fontSize: vars.text.body },
      title: { fontSize: asRoomAllows(vars.text.title, '10vw') },
      headline: { fontSize: asRoomAllows(vars.text.headline, '10vw') },
      display: { fontSize: asRoomAllows(vars.text.display, '12vw') },
    },
  },
  defaultVariants: { size: 'title' },
});
