import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const blocks = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: columns('8.5rem'),
    gap: `${vars.space.large} ${vars.space.medium}`,
  },
]);

/** The figure is seen first and said last. */
export const block = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.hair,
    paddingInlineStart: vars.space.small,
    borderInlineStart: `4px solid ${vars.thread.sun}`,
    overflowWrap: 'anywhere',
  },
]);

export const figure = style([
  box,
  {
    color: vars.color.action,
    fontSize: vars.text.display,
    fontWeight: vars.weight.bold,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const label = style([box, { color: vars.color.ink, lineHeight: vars.leading.tight }]);
