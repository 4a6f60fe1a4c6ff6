import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';
import { inTone } from '../../theme/tone.ts';

export const banner = recipe({
  base: style([
    box,
    {
      paddingBlock: vars.space.medium,
      border: 'solid',
      borderWidth: '2px 0',
      overflowWrap: 'anywhere',
    },
  ]),
  variants: {
    tone: { danger: inTone('danger'), attention: inTone('attention'), neutral: inTone('neutral') },
  },
});

/** The sign beside the title; on a phone the rest has the whole width. */
export const content = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space.hair} ${vars.space.small}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: vars.space.large,
      },
    },
  },
]);

export const words = style([box, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 2 } } }]);

export const line = style([
  box,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.tiny}`, fontSize: vars.text.small },
]);

export const severity = style({ fontWeight: vars.weight.bold });

export const more = style([
  box,
  { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 3, gridRow: '1 / 3' } } },
]);
