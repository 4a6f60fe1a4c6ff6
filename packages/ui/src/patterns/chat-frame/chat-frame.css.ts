import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** As high as the window, so that the talk scrolls and the input stays under the thumb. Without room for both, all of it scrolls. */
export const frame = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
    '@media': {
      [media.noRoom]: { height: 'auto', minHeight: '100dvh' },
      [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
    },
  },
]);

export const sessions = style([
  box,
  {
    padding: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    overflowY: 'auto',
    selectors: { '&[data-state="closed"]': { display: 'none' } },
    '@media': {
      [media.desktop]: {
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        selectors: { '&[data-state="closed"]': { display: 'block' } },
      },
    },
  },
]);

/** On a phone an open list of sessions takes the place of the talk. */
export const talk = style([
  box,
  {
    gridRow: '1 / -1',
    gridColumn: 1,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    selectors: { '&[data-sessions="open"]': { gridRow: 2 } },
    '@media': {
      [media.desktop]: {
        gridColumn: 2,
        gridRow: 1,
        selectors: { '&[data-sessions="open"]': { gridRow: 1 } },
      },
    },
  },
]);

/** One line of sight for what is said and what is written. */
const lane = { width: '100%', maxWidth: vars.size.column, marginInline: 'auto' } as const;

export const bar = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    padding: `${vars.space.tiny} ${vars.space.medium}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    '@media': { [media.desktop]: { justifyContent: 'flex-end' } },
  },
]);

/** Keeps its width beside words in large text. */
export const menu = style([box, { flex: 'none', '@media': { [media.desktop]: { display: 'none' } } }]);

/** Hidden words for screen readers are placed against it; against the window they would make that scroll. */
export const log = style([
  box,
  {
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.medium,
    '@media': { [media.noRoom]: { overflowY: 'visible' } },
  },
]);

export const lines = style([box, lane, { display: 'grid', gap: vars.space.medium }]);

export const about = style([
  box,
  {
    display: 'grid',
    gap: vars.space.hair,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.tight,
  },
]);

export const line = style([box]);

export const foot = style([
  box,
  {
    maxHeight: '60dvh',
    overflowY: 'auto',
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    '@media': { [media.noRoom]: { maxHeight: 'none' } },
  },
]);

export const footLane = style([box, lane, { display: 'grid', gap: vars.space.small }]);
