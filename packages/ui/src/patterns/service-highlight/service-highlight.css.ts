import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('16rem'),
    gap: vars.space.medium,
  },
]);

export const service = style([
  box,
  surface,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    padding: vars.space.medium,
  },
]);

/** The mark goes below where the name needs the line. */
export const head = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.tiny },
]);

export const names = style([box, { flex: '1 1 8rem' }]);

export const quiet = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

export const rating = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.tiny },
]);

export const verified = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.hair,
    color: vars.tone.success.edge,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
  },
]);
