import { recipe } from '../../theme/recipe.ts';

export const icon = recipe({
  base: { display: 'inline-block', flex: 'none', verticalAlign: '-0.15em', pointerEvents: 'none' },
  variants: {
    size: {
      text: { width: '1.2em', height: '1.2em' },
      medium: { width: '1.5rem', height: '1.5rem' },
      large: { width: '2rem', height: '2rem' },
    },
  },
  defaultVariants: { size: 'text' },
});
