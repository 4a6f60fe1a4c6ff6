import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';
import { TOASTS_TOP } from './toasts-top.ts';

/** Notifications stand at the top, so that they cover neither a form's button nor the tab bar. */
export const viewport = style([
  box,
  plainList,
  {
    position: 'fixed',
    zIndex: 5,
    top: `var(${TOASTS_TOP}, 0px)`,
    right: 0,
    width: 'min(100%, 30rem)',
    padding: vars.space.medium,
    outline: 'none',
    pointerEvents: 'none',
  },
]);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0 } });

const base = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: vars.space.small,
    padding: vars.space.medium,
    border: '2px solid',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    selectors: {
      '&[data-state="open"]': { animation: `${arrive} ${vars.motion.calm} ease-out` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick} ease-in forwards` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.calm]: {
        selectors: {
          '&[data-state="open"], &[data-state="closed"]': { animation: 'none' },
        },
      },
    },
  },
]);

// Its cross is as large as a finger and stands in the corner: the words have the room beside it, and their first line its height.
globalStyle(`${base} > button`, { margin: `calc(-1 * ${vars.space.small})`, marginInlineStart: 0 });

export const toast = recipe({
  base,
  variants: {
    tone: {
      default: { borderColor: vars.color.action },
      destructive: {
        borderColor: vars.tone.danger.edge,
        background: vars.tone.danger.soft,
        color: vars.tone.danger.onSoft,
      },
    },
  },
});

export const title = style([box, { fontWeight: vars.weight.bold }]);

export const description = style([box]);
