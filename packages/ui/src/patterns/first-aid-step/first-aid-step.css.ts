import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const step = style([
  box,
  {
    display: 'grid',
    gap: vars.space.large,
    maxWidth: vars.size.column,
    overflowWrap: 'anywhere',
    // It is given the focus so that it is read, and cannot be reached by Tab.
    ':focus': { outline: 'none' },
  },
]);

export const head = style([
  box,
  focusRing,
  { display: 'grid', gap: vars.space.tiny, borderRadius: vars.radius.small },
]);

export const position = style([box, { color: vars.color.inkMuted, fontWeight: vars.weight.bold }]);

export const listen = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
  },
]);

export const details = style([plainList, { display: 'grid', gap: vars.space.small }]);

export const detail = style([
  box,
  {
    paddingInlineStart: vars.space.medium,
    borderInlineStart: `4px solid ${vars.thread.sun}`,
    maxWidth: '60ch',
  },
]);

export const actions = style([box, { display: 'grid', gap: vars.space.small }]);

export const ways = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    paddingTop: vars.space.medium,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end' },
    },
  },
]);
