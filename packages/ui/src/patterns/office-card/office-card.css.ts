import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('16rem'),
    gap: vars.space.medium,
  },
]);

export const office = style([
  box,
  surface,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const country = style([box, { color: vars.color.inkMuted }]);

export const address = style([
  box,
  { display: 'flex', gap: vars.space.tiny, alignItems: 'flex-start', fontStyle: 'normal' },
]);
