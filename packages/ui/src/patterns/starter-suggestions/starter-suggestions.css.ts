import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const section = style([box, { display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere' }]);

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('15rem'),
    gap: vars.space.tiny,
  },
]);

export const suggestion = style([
  box,
  focusRing,
  quickChange,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    width: '100%',
    height: '100%',
    minHeight: '56px',
    padding: `${vars.space.tiny} ${vars.space.medium}`,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    lineHeight: vars.leading.tight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
  },
]);

export const icon = style({ flex: 'none', color: vars.color.action, lineHeight: 1 });
