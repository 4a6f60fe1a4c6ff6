import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const step = style([box, { display: 'grid', gap: vars.space.large }]);

export const head = style([box, { display: 'grid', gap: vars.space.tiny }]);

/** The words of the quiet buttons, not their targets, line up with what is above. */
export const ways = style([
  box,
  {
    marginInline: `calc(-2px - ${vars.space.small})`,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.tiny,
  },
]);

export const wait = style([
  box,
  {
    paddingInlineStart: `calc(2px + ${vars.space.small})`,
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.tap,
    color: vars.color.inkMuted,
  },
]);
