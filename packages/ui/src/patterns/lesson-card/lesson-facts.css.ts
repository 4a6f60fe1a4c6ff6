import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { plainList } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const facts = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  },
]);

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });

export const stair = style({ flex: 'none', width: '1.2em', height: '1.2em' });

export const step = recipe({
  base: { stroke: 'currentColor' },
  variants: { climbed: { true: { fill: 'currentColor' }, false: { fill: 'none' } } },
});
