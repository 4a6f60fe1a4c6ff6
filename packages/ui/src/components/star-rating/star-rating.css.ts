import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const rating = style([
  box,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.tiny}`,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  },
]);

export const stars = recipe({
  base: { display: 'block', flex: '0 1 auto', maxWidth: '100%', aspectRatio: '5' },
  variants: {
    size: {
      text: { width: '6.25em' },
      large: { width: '10rem' },
    },
  },
  defaultVariants: { size: 'text' },
});

export const label = style([box]);
