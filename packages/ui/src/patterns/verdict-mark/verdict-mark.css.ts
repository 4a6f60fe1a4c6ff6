import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const mark = recipe({
  base: { display: 'block', flex: 'none' },
  variants: {
    size: {
      text: { width: '1.4em', height: '1.4em' },
      large: { width: '3.25rem', height: '3.25rem' },
      huge: { width: '5rem', height: '5rem' },
    },
    outcome: {
      safe: { fill: vars.tone.success.solid, stroke: vars.tone.success.onSolid },
      caution: { fill: vars.tone.attention.solid, stroke: vars.tone.attention.onSolid },
      danger: { fill: vars.tone.danger.solid, stroke: vars.tone.danger.onSolid },
      // Hollow and dashed: an outline of knowledge, not the thing.
      unknown: { fill: vars.color.surface, stroke: vars.tone.neutral.edge },
    },
  },
  defaultVariants: { size: 'huge' },
});
