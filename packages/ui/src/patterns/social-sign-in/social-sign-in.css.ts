import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const social = style([box, { display: 'grid', gap: vars.space.small }]);

/** A word between two threads. */
export const or = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.small,
    color: vars.color.inkMuted,
    selectors: {
      '&::before, &::after': { content: '', height: '1px', background: vars.color.line },
    },
  },
]);
