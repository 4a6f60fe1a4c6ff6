import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const filters = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    '@media': {
      // The two choices share a line of any phone, unless the text is large.
      'screen and (min-width: 20em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'end',
      },
    },
  },
]);

export const search = style([
  box,
  { gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } },
]);

export const found = style([
  box,
  { gridColumn: '1 / -1', color: vars.color.inkMuted, fontSize: vars.text.small },
]);
