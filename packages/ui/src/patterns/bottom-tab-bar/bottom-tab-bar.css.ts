import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** Keeps the room of one row at the end of the page, so that the bar never covers the last line; `useRoomOfBar` keeps more. */
export const place = style([
  box,
  {
    minHeight: 'calc(61px + env(safe-area-inset-bottom))',
    '@media': { [media.tablet]: { display: 'none' }, [media.noRoom]: { minHeight: 0 } },
  },
]);

/** Fixed and not sticky: what scrolls under it is covered for a moment, and no checker takes it for too small to touch. */
export const tabBar = style([
  box,
  {
    position: 'fixed',
    zIndex: 2,
    insetInline: 0,
    bottom: 0,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    selectors: { [`${place}[data-state="inFlow"] > &`]: { position: 'static' } },
    '@media': {
      [media.noRoom]: { position: 'static' },
    },
  },
]);

/** Names stay apart if the reader spaces the letters. All fit beside each other at 320 px in every language. */
export const list = style([plainList, { display: 'flex', flexWrap: 'wrap', columnGap: '3px' }]);

export const item = style([box, { flex: '1 0 auto', minWidth: '48px' }]);

export const link = style([
  box,
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    minHeight: '60px',
    padding: `${vars.space.tiny} 0`,
    color: vars.color.inkMuted,
    fontSize: '0.8125rem',
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: '-4px' },
    selectors: {
      '&[aria-current]': { color: vars.color.action, fontWeight: vars.weight.bold },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        top: 0,
        left: '20%',
        right: '20%',
        height: '4px',
        borderRadius: `0 0 ${vars.space.hair} ${vars.space.hair}`,
        background: 'currentColor',
        forcedColorAdjust: 'none',
      },
    },
  },
]);
