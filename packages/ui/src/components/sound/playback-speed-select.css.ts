import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';

export const speed = style([
  box,
  focusRing,
  {
    justifySelf: 'start',
    minHeight: vars.size.tap,
    marginInlineStart: vars.space.tiny,
    // Where lines are made of words, not of boxes.
    verticalAlign: 'bottom',
    padding: `0 ${vars.space.tiny}`,
    borderRadius: vars.radius.control,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    fontFamily: 'inherit',
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    cursor: 'pointer',
  },
]);
