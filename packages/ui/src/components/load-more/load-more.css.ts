import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const more = style([
  box,
  { display: 'grid', justifyItems: 'center', gap: vars.space.tiny, paddingBlock: vars.space.medium },
]);

export const position = style([
  box,
  { color: vars.color.inkMuted, fontSize: vars.text.small, textAlign: 'center', overflowWrap: 'anywhere' },
]);

export const error = style([
  box,
  {
    color: vars.tone.danger.edge,
    fontWeight: vars.weight.bold,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
