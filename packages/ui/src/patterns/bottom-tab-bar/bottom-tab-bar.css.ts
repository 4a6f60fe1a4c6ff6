import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** Stands at the bottom of the window and, at the end of the page, below everything: it never covers the last line. */
export const tabBar = style([
  box,
  {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    '@media': {
      [media.tablet]: { display: 'none' },
      // A keyboard, a flat window or large text leaves too little room for a bar that stays.
      'screen and (max-height: 22em), screen and (max-width: 16em)': { position: 'static' },
    },
  },
]);

export const list = style([plainList, { display: 'flex', flexWrap: 'wrap' }]);

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
