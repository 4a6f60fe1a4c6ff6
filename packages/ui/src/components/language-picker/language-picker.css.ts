import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/recipe.ts';
import { drawn } from '../select/drawn-select.css.ts';

export const picker = style([
  drawn,
  {
    display: 'inline-flex',
    minHeight: vars.size.tap,
    minWidth: vars.size.tap,
    padding: `0 ${vars.space.tiny}`,
    fontWeight: vars.weight.bold,
  },
]);

export const current = recipe({
  base: {},
  variants: {
    shown: {
      code: { textTransform: 'uppercase' },
      name: {},
    },
  },
});
