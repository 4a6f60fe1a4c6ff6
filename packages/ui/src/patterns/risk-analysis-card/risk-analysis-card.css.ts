import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, surface } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

const inTone = (tone: keyof typeof vars.tone) => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
});

export const card = style([
  box,
  surface,
  {
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const head = recipe({
  base: style([
    box,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.small,
      padding: vars.space.medium,
    },
  ]),
  variants: {
    outcome: {
      safe: inTone('success'),
      unknown: inTone('neutral'),
      caution: inTone('attention'),
      danger: inTone('danger'),
    },
  },
});

export const title = style([box, { flex: '1 1 7rem' }]);

export const body = style([box, { display: 'grid', gap: vars.space.large, padding: vars.space.medium }]);

export const actions = style([box, { display: 'grid', gap: vars.space.tiny }]);
