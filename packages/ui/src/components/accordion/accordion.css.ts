import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const accordion = style([box, surface]);

export const item = style([box, { selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } }]);

export const summary = style([
  box,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    minHeight: '56px',
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.card,
    listStyle: 'none',
    cursor: 'pointer',
    // The neighbours' edges are where the ring would be.
    ':focus-visible': { outlineOffset: '-4px' },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`${item}[open] > &`]: { color: vars.color.action },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.onActionSoft } },
    },
  },
]);

export const mark = style([
  quickChange,
  {
    display: 'grid',
    flex: 'none',
    color: vars.color.action,
    lineHeight: 1,
    selectors: { [`${item}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
  },
]);

export const content = style([
  box,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.small,
    padding: `${vars.space.hair} ${vars.space.medium} ${vars.space.large}`,
    overflowWrap: 'anywhere',
  },
]);
