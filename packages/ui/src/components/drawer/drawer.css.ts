import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });

export const scrim = style({
  position: 'fixed',
  zIndex: 4,
  inset: 0,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.calm} ease-out`,
  '@media': { [media.calm]: { animation: 'none' } },
});

// The page behind stands still while a drawer is open.
globalStyle(`:root:has(${scrim})`, { overflow: 'hidden' });

export const drawer = recipe({
  base: style([
    box,
    {
      position: 'fixed',
      zIndex: 4,
      insetBlock: 0,
      display: 'flex',
      flexDirection: 'column',
      width: 'min(88%, 24rem)',
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: vars.shadow.float,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ':focus-visible': { outline: 'none' },
      '@media': {
        [media.calm]: { animation: 'none !important' },
        [media.forced]: { border: '1px solid CanvasText' },
      },
    },
  ]),
  variants: {
    side: {
      start: { insetInlineStart: 0, animation: `${fromStart} ${vars.motion.calm} ease-out` },
      end: { insetInlineEnd: 0, animation: `${fromEnd} ${vars.motion.calm} ease-out` },
    },
  },
  defaultVariants: { side: 'end' },
});

export const head = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    padding: `${vars.space.tiny} ${vars.space.tiny} ${vars.space.tiny} ${vars.space.medium}`,
  },
]);

export const body = style([box, { flex: 1, padding: vars.space.medium }]);
