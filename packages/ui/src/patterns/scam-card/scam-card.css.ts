import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const content = style([box, { display: 'grid', gap: vars.space.small }]);

export const facts = style([box, { display: 'grid', gap: vars.space.hair }]);

export const fact = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.tiny,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  },
]);

/** How many people say so is what the card is for. */
export const count = style([fact, { color: vars.color.ink, fontWeight: vars.weight.bold }]);

/** Stands alone here: it begins with a capital, whatever it begins with elsewhere. */
export const sentence = style({ '::first-letter': { textTransform: 'uppercase' } });

export const icon = style({ flex: 'none', lineHeight: vars.leading.body });

export const contact = style({ fontVariantNumeric: 'tabular-nums' });
