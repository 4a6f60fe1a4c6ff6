import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A card that one link covers. */
export const linkedCard = style({ position: 'relative' });

/** The link in the card's heading: the whole card is its target, its name stays its words, the ring goes around the card. */
export const cardLink = style({
  color: vars.color.action,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  outline: 'none',
  ':hover': { textDecorationThickness: '2px' },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
