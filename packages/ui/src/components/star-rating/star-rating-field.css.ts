import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/** The first star, not its target, lines up with the text above. */
export const row = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: '-6px' },
]);

export const star = style([
  box,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.tap,
    minHeight: vars.size.tap,
    borderRadius: vars.radius.small,
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&:has(:disabled)': { opacity: 0.6 },
    },
  },
]);

export const drawing = style({ display: 'block', width: 'min(2.25rem, 13vw)', height: 'auto' });

export const chosen = style([
  box,
  { minHeight: '1.5em', paddingInlineStart: vars.space.tiny, fontWeight: vars.weight.bold },
]);
