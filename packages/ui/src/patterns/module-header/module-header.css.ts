import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { paperPicture } from '../../theme/paper-picture.css.ts';

export const header = style([box, { display: 'grid', gap: vars.space.medium, overflowWrap: 'anywhere' }]);

export const bar = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.tiny,
  },
]);

export const main = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    alignItems: 'center',
    '@media': {
      [media.tablet]: {
        gap: vars.space.xlarge,
        selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
      },
    },
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.small, justifyItems: 'start' }]);

export const picture = style([
  box,
  paperPicture,
  {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    objectFit: 'cover',
  },
]);

export const actions = style([
  box,
  {
    display: 'grid',
    gap: vars.space.tiny,
    width: '100%',
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
  },
]);
