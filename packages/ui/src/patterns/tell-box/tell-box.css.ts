import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const room = style([box, { containerType: 'inline-size' }]);

/** Where the box is as wide as a desktop's page, the button stands beside the words. */
const WIDE = '(min-width: 56rem)';

export const form = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', alignItems: 'end' } },
  },
]);

/** Three lines at first: the button below stays above a phone's keyboard. */
export const words = style({
  display: 'block',
  resize: 'vertical',
  minHeight: 'calc(3lh + 28px)',
  maxHeight: 'max(50vh, 12rem)',
  fieldSizing: 'content',
});

export const tools = style([
  box,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.small,
  },
]);
