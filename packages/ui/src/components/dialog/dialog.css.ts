import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** A sheet at the bottom of a phone, where the thumb is; in the middle of anything larger. */
export const dialog = style([
  box,
  {
    position: 'fixed',
    zIndex: 4,
    insetInline: 0,
    bottom: 0,
    display: 'grid',
    gap: vars.space.medium,
    width: '100%',
    maxHeight: '92dvh',
    padding: vars.space.medium,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.calm} ease-out`,
    ':focus-visible': { outline: 'none' },
    '@media': {
      [media.tablet]: {
        top: 0,
        width: 'min(34rem, 90%)',
        height: 'fit-content',
        maxHeight: '85dvh',
        margin: 'auto',
        padding: vars.space.large,
        borderRadius: vars.radius.card,
      },
      [media.calm]: { animation: 'none' },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
]);

export const head = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.small,
  },
]);

/** Beside a button of full height, a title of one line stands in the middle. */
export const title = style([box, { paddingTop: vars.space.tiny }]);

export const actions = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    '@media': {
      [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    },
  },
]);
