import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const hero = style([
  box,
  {
    display: 'grid',
    alignItems: 'center',
    gap: vars.space.xlarge,
    paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
        paddingBlock: vars.space.huge,
      },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)', gap: vars.space.huge },
    },
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.large }]);

export const buttons = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  },
]);

export const links = style([box, { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.large}` }]);

export const illustration = style([
  box,
  { display: 'none', '@media': { [media.tablet]: { display: 'block' } } },
]);
