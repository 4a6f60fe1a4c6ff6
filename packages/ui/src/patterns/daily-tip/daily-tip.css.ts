import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** A patch of sun on the page. */
export const tip = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
    border: `1px solid ${vars.tone.attention.edge}`,
    borderRadius: vars.radius.card,
    background: vars.tone.attention.soft,
    color: vars.tone.attention.onSoft,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { padding: vars.space.large } },
  },
]);

export const head = style([box, { display: 'flex', alignItems: 'center', gap: vars.space.small }]);

export const words = style([
  box,
  { maxWidth: '40ch', fontSize: vars.text.title, lineHeight: 1.4, textWrap: 'pretty' },
]);

export const ways = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.large}` },
]);
