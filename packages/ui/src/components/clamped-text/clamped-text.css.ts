import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const text = recipe({
  base: style([box, { maxWidth: '60ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]),
  variants: {
    state: {
      clamped: {
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
      unfolded: {},
    },
  },
});

export const more = style([
  box,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.tap,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.action,
    font: 'inherit',
    fontWeight: vars.weight.bold,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { textDecorationThickness: '2px' },
  },
]);
