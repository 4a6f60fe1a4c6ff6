import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** A sheet over a phone's screen, a window beside the page where there is room. */
export const panel = style([
  box,
  {
    position: 'fixed',
    zIndex: 4,
    insetInline: 0,
    bottom: 0,
    top: 'auto',
    display: 'grid',
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    height: 'min(100dvh, 40rem)',
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.ground,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: {
        insetInline: 'auto',
        insetInlineEnd: vars.space.large,
        bottom: vars.space.large,
        width: '26rem',
        maxWidth: `calc(100vw - 2 * ${vars.space.large})`,
        height: `min(calc(100dvh - 2 * ${vars.space.large}), 40rem)`,
        borderRadius: vars.radius.card,
      },
    },
  },
]);

export const head = style([box, { background: vars.color.surface }]);

export const bar = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.hair,
    padding: `${vars.space.hair} ${vars.space.tiny} ${vars.space.hair} ${vars.space.medium}`,
  },
]);

/** Two lines at the most: the talk needs the room. */
export const title = style([
  box,
  { flex: 1, display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
]);

export const talk = style([
  box,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.medium,
    padding: vars.space.medium,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
]);

export const foot = style([
  box,
  {
    display: 'grid',
    gap: vars.space.tiny,
    padding: vars.space.small,
    paddingBottom: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
]);

export const note = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
