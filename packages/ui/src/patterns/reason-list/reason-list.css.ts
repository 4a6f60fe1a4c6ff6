import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const list = style([plainList, { display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere' }]);

export const reason = style([
  box,
  { display: 'flex', gap: vars.space.small, alignItems: 'flex-start', maxWidth: '60ch' },
]);
