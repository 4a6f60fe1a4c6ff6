import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/** Dashed, like everything that is not the thing itself, and louder than what it stands beside. */
export const mark = style([
  box,
  {
    display: 'inline-block',
    maxWidth: '100%',
    padding: '1px 10px',
    border: `2px dashed ${vars.tone.attention.edge}`,
    borderRadius: vars.radius.pill,
    background: vars.tone.attention.soft,
    color: vars.tone.attention.onSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.body,
    overflowWrap: 'anywhere',
  },
]);
