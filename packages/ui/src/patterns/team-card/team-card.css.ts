import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: vars.space.medium,
  },
]);

export const card = style([
  box,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    padding: vars.space.medium,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
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
