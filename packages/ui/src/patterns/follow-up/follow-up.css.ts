import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const form = style([box, { display: 'grid', gap: vars.space.small }]);

/** Two beside each other where their words have room. */
export const answers = style([
  plainList,
  {
    display: 'grid',
    gap: vars.space.tiny,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const wide = style({ width: '100%' });
