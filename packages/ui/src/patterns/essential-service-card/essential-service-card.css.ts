import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('18rem'),
    gap: vars.space.medium,
    '@media': { [media.tablet]: { gap: vars.space.large } },
  },
]);

export const card = style([
  box,
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const head = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
]);

export const title = style([box, { flex: '1 1 8rem' }]);

export const tile = style([
  box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: vars.radius.control,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    lineHeight: 1,
  },
]);

/** Buttons stand on one line, whatever the length of the words above. */
export const foot = style([box, { display: 'grid', marginTop: 'auto', paddingTop: vars.space.tiny }]);
