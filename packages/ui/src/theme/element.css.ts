import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The base of every element of a component. No component needs a reset on the host's page. */
export const box = style({ boxSizing: 'border-box', margin: 0, padding: 0, minWidth: 0, border: 0 });

/** A sheet of its own on the page: its ground, its edge, and no word so long that it hangs out. */
export const surface = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

/** A list without bullets: empty ones, because with `none` Safari no longer calls it a list. */
export const plainList = style([box, { listStyleType: "''" }]);

/** The one focus ring: always seen, never moved by the layout. */
export const focusRing = style({
  ':focus-visible': {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  },
});

/**
 * A control's change of place: quick, and none for people who asked for stillness. Colours change at once: to fade them, a
 * cheap phone paints the control anew a dozen times.
 */
export const quickChange = style({
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  '@media': { [media.calm]: { transition: 'none' } },
});
