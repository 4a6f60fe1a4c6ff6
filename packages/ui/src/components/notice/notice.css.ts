import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';
import { inTone } from '../../theme/tone.ts';

export const notice = recipe({
  base: style([
    box,
    {
      display: 'flex',
      gap: vars.space.small,
      padding: vars.space.medium,
      border: '1px solid',
      borderRadius: vars.radius.control,
      overflowWrap: 'anywhere',
    },
  ]),
  variants: {
    tone: {
      neutral: inTone('neutral'),
      success: inTone('success'),
      attention: inTone('attention'),
      danger: inTone('danger'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const body = style([box, { display: 'grid', gap: vars.space.hair }]);
