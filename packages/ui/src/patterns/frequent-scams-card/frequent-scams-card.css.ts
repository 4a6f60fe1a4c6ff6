import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const content = style([box, { display: 'grid', gap: vars.space.medium }]);

export const list = style([plainList, { display: 'grid' }]);

export const scam = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    paddingBlock: vars.space.small,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  },
]);

export const icon = style([
  box,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.control,
    background: vars.tone.attention.soft,
    color: vars.tone.attention.onSoft,
    lineHeight: 1,
  },
]);

/** Below the drawing where large text leaves no room beside it. */
export const words = style([
  box,
  { display: 'grid', flex: '1 1 9rem', gap: vars.space.hair, alignContent: 'start' },
]);
