import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('15rem'),
    gap: vars.space.large,
  },
]);

/** No frame: a value is said, not sold. */
export const value = style([
  box,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
]);

export const icon = style({ color: vars.color.action, lineHeight: 1 });
