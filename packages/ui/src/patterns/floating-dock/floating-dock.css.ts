import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** Bottom right, above the tab bar of a phone. The gaps between its buttons catch no touch. */
export const dock = style([
  box,
  {
    position: 'fixed',
    zIndex: 3,
    insetInlineEnd: vars.space.small,
    bottom: 'calc(72px + env(safe-area-inset-bottom))',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.tiny,
    maxWidth: `calc(100% - 2 * ${vars.space.small})`,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.quick}`,
    selectors: {
      // Keyboard users find it all the same.
      '&[data-state="aside"]:not(:focus-within)': { opacity: 0 },
    },
    '@media': {
      [media.tablet]: {
        // Beside the page where its margin has room, so that it covers no column's edge.
        insetInlineEnd: `clamp(${vars.space.tiny}, (100% - ${vars.size.page}) / 2 - 64px, ${vars.space.large})`,
        bottom: vars.space.large,
        selectors: { '&[data-state="aside"]:not(:focus-within)': { opacity: 1 } },
      },
      // It then stands at the end of the page.
      [media.noRoom]: { position: 'static', padding: vars.space.small },
      [media.calm]: { transition: 'none' },
    },
  },
]);

export const place = style([
  box,
  {
    maxWidth: '100%',
    pointerEvents: 'auto',
    selectors: { [`${dock}[data-state="aside"]:not(:focus-within) &`]: { pointerEvents: 'none' } },
    '@media': {
      [media.tablet]: {
        selectors: { [`${dock}[data-state="aside"]:not(:focus-within) &`]: { pointerEvents: 'auto' } },
      },
    },
  },
]);
