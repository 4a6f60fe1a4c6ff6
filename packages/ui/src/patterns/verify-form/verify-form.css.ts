import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const panel = style([
  box,
  {
    display: 'grid',
    gap: vars.space.large,
    paddingTop: vars.space.medium,
    '@media': { [media.tablet]: { paddingTop: vars.space.large } },
  },
]);

export const form = style([box, { display: 'grid', gap: vars.space.medium }]);
