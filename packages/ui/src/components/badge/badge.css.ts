import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';
import { inTone } from '../../theme/tone.ts';

export const badge = recipe({
  base: style([
    box,
    {
      display: 'inline-block',
      maxWidth: '100%',
      padding: '2px 10px',
      border: '1px solid',
      borderRadius: vars.radius.control,
      fontSize: vars.text.small,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.body,
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

/** Inside the badge, so that lists of hundreds without icons stay cheap. */
export const withIcon = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });
