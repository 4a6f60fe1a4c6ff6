import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const empty = style([
  box,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.medium,
    padding: `${vars.space.large} 0`,
  },
]);
