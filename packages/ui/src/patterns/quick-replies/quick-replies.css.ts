import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const replies = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny, scrollMarginBlock: vars.space.small },
]);

/** On a phone two stand beside each other, so that all answers are in sight with their question. */
export const reply = style([
  box,
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    minHeight: vars.size.tap,
    padding: `${vars.space.tiny} ${vars.space.small}`,
    border: `2px solid ${vars.color.action}`,
    borderRadius: '24px',
    background: vars.color.surface,
    color: vars.color.action,
    fontFamily: 'inherit',
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textAlign: 'start',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':disabled': {
      borderColor: 'transparent',
      background: vars.color.disabled,
      color: vars.color.onDisabled,
      cursor: 'not-allowed',
    },
    '@media': {
      [media.tablet]: { paddingInline: vars.space.medium, fontSize: vars.text.body },
      [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.actionSoft } } },
      [media.forced]: { ':disabled': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
]);
