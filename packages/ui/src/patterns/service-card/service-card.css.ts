import { style } from '@vanilla-extract/css';
import { linkedCard } from '../../components/card/card-link.css.ts';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('20rem', 'fill'),
    gap: vars.space.medium,
  },
]);

export const card = style([
  box,
  surface,
  linkedCard,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.tiny,
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const marks = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

export const facts = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });
