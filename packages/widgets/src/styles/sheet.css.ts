import { vars } from '@scamguard/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

/** Under what has no ground of its own, so that it can be read on any page. */
export const sheet = style({
  boxSizing: 'border-box',
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});
