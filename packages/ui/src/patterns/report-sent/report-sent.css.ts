import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const sent = style([
  box,
  focusRing,
  {
    display: 'grid',
    gap: vars.space.large,
    padding: vars.space.medium,
    border: `2px solid ${vars.tone.success.edge}`,
    borderRadius: vars.radius.card,
    background: vars.tone.success.soft,
    color: vars.tone.success.onSoft,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const head = style([
  box,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.small,
  },
]);

export const mark = style([
  box,
  {
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    borderRadius: vars.radius.pill,
    background: vars.tone.success.solid,
    color: vars.tone.success.onSolid,
    lineHeight: 1,
  },
]);
