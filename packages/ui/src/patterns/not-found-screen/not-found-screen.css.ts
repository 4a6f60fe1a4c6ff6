import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const screen = style([
  box,
  { display: 'grid', gap: vars.space.large, paddingBlock: `${vars.space.xlarge} ${vars.space.huge}` },
]);

export const code = style([
  box,
  {
    color: vars.color.action,
    fontSize: 'clamp(4.5rem, 3rem + 8vw, 8rem)',
    fontWeight: vars.weight.bold,
    lineHeight: 1,
  },
]);

export const ways = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', gap: vars.space.large } },
  },
]);
