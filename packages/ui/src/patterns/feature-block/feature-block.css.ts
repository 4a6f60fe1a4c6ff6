import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList, surface } from '../../theme/element.css.ts';

export const blocks = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('15.5rem'),
    gap: vars.space.medium,
  },
]);

export const block = style([
  box,
  surface,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space.small,
    alignContent: 'start',
    padding: vars.space.medium,
  },
]);

/** The words below have the whole width. */
export const head = style([box, { display: 'flex', gap: vars.space.small, alignItems: 'center' }]);

export const icon = style([
  box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: vars.radius.control,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    lineHeight: 1,
  },
]);

/** The whole block is the link's target; its name stays the title. */
export const link = style([
  focusRing,
  {
    borderRadius: vars.radius.small,
    color: vars.color.action,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);
