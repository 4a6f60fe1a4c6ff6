import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const error = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
    border: `2px solid ${vars.tone.danger.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
]);

export const head = style([
  box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space.small, color: vars.tone.danger.edge },
]);
