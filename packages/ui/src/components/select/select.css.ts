import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const frame = style([box, { position: 'relative', display: 'grid' }]);

export const select = style({
  appearance: 'none',
  paddingInlineEnd: 'calc(1.2em + 24px)',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // If nothing is chosen yet, it is as quiet as a placeholder.
    '&:has(option[value=""]:checked)': { color: vars.color.inkMuted },
  },
});

export const option = style({ color: vars.color.ink });

export const mark = style([
  box,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.small,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.ink,
    lineHeight: 1,
    pointerEvents: 'none',
  },
]);
