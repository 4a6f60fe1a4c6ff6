import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const text = recipe({
  base: style([box, { maxWidth: '60ch', lineHeight: vars.leading.body, overflowWrap: 'anywhere' }]),
  variants: {
    size: {
      small: { fontSize: vars.text.small },
      body: { fontSize: vars.text.body },
      lead: { fontSize: vars.text.lead },
    },
    tone: {
      inherit: { color: 'inherit' },
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      bold: { fontWeight: vars.weight.bold },
    },
  },
  defaultVariants: { size: 'body', tone: 'inherit', weight: 'regular' },
});
