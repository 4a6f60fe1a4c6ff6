import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const list = style([plainList, { display: 'grid', gap: vars.space.tiny, overflowWrap: 'anywhere' }]);

export const step = style([
  box,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.small,
    padding: `${vars.space.tiny} ${vars.space.small}`,
    borderRadius: vars.radius.control,
  },
]);

/** One action first: it stands out, the others wait. */
export const firstStep = style([
  step,
  {
    padding: vars.space.small,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.bold,
    lineHeight: 1.35,
  },
]);

export const number = style([
  box,
  {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.9em',
    height: '1.9em',
    border: `2px solid ${vars.color.action}`,
    borderRadius: vars.radius.small,
    color: vars.color.action,
    fontSize: vars.text.body,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    selectors: {
      [`${firstStep} &`]: { background: vars.color.action, color: vars.color.onAction },
    },
  },
]);
