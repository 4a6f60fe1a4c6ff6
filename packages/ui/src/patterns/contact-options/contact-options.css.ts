import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const options = style([box, { display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere' }]);

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('15rem'),
    gap: vars.space.small,
  },
]);

export const way = style([
  box,
  focusRing,
  quickChange,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    height: '100%',
    minHeight: '72px',
    padding: vars.space.small,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
  },
]);

export const tile = style([
  box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.control,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    lineHeight: 1,
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.hair }]);

export const label = style({ fontWeight: vars.weight.bold });

export const value = style({ color: vars.color.inkMuted });

export const hours = style([
  box,
  { display: 'flex', alignItems: 'center', gap: vars.space.tiny, color: vars.color.inkMuted },
]);
