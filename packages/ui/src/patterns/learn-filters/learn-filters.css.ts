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
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'end',
      },
    },
  },
]);

export const found = style([
  box,
  { gridColumn: '1 / -1', color: vars.color.inkMuted, fontSize: vars.text.small },
]);
