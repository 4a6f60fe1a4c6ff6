import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('15rem'),
    gap: vars.space.medium,
  },
]);

export const card = style([
  box,
  surface,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    padding: vars.space.medium,
  },
]);

export const portrait = style([
  box,
  {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: vars.radius.pill,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    lineHeight: 1,
    objectFit: 'cover',
  },
]);

export const role = style([box, { color: vars.color.inkMuted }]);
