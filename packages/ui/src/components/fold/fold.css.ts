import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { wholeOnPaper } from '../../theme/whole-on-paper.css.ts';

export const fold = wholeOnPaper;

export const title = style([
  box,
  focusRing,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: vars.size.tap,
    padding: `${vars.space.small} ${vars.space.medium}`,
    // The neighbours' edges are where the ring would be.
    outlineOffset: '-4px',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const mark = style([
  quickChange,
  { selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } } },
]);

export const content = style([
  box,
  { display: 'grid', gap: vars.space.medium, padding: `0 ${vars.space.medium} ${vars.space.medium}` },
]);
