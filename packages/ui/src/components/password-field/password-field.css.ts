import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const frame = style([box, { position: 'relative', display: 'grid' }]);

export const input = style({
  paddingInlineEnd: 'calc(1.5rem + 32px)',
  selectors: {
    // Edge draws an eye of its own.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = style([
  box,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.hair,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.action,
  },
]);
