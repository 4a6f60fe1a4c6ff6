import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: vars.space.medium,
  },
]);

export const office = style([
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
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const country = style([box, { color: vars.color.inkMuted }]);

export const address = style([
  box,
  { display: 'flex', gap: vars.space.tiny, alignItems: 'flex-start', fontStyle: 'normal' },
]);
