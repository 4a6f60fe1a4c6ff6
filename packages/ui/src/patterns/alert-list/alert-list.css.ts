import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';

export const section = style([box, { display: 'grid', gap: vars.space.medium }]);

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('20rem'),
    gap: vars.space.medium,
  },
]);

/** One line an alert: a list to look over. */
export const compact = style([plainList, { display: 'grid' }]);

export const entry = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.small,
    alignItems: 'start',
    paddingBlock: vars.space.small,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.line}` } },
  },
]);

export const words = style([box, { display: 'grid' }]);

export const title = style([box, { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight }]);

export const quiet = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

export const waiting = style([
  box,
  surface,
  {
    display: 'grid',
    gap: vars.space.small,
    padding: vars.space.medium,
  },
]);
