import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const header = style([
  box,
  { display: 'grid', gap: vars.space.small, justifyItems: 'start', overflowWrap: 'anywhere' },
]);

export const marks = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);
