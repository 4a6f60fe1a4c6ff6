import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const auth = style([
  box,
  { display: 'grid', gap: vars.space.large, width: '100%', maxWidth: '32rem', marginInline: 'auto' },
]);

export const head = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const panel = style([
  box,
  {
    paddingTop: vars.space.large,
    '@media': { [media.tablet]: { paddingTop: vars.space.xlarge } },
  },
]);
