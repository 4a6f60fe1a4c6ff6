import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';

const edge = (tone: keyof typeof vars.tone) => ({ borderColor: vars.tone[tone].edge });

export const card = recipe({
  base: style([
    box,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.small,
      padding: vars.space.medium,
      border: '1px solid',
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      color: vars.color.ink,
      overflowWrap: 'anywhere',
    },
  ]),
  variants: {
    tone: { danger: edge('danger'), attention: edge('attention'), neutral: { borderColor: vars.color.line } },
  },
});

const tinted = (tone: keyof typeof vars.tone) => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
});

export const tile = recipe({
  base: style([
    box,
    {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '48px',
      height: '48px',
      borderRadius: vars.radius.control,
      lineHeight: 1,
    },
  ]),
  variants: {
    tone: { danger: tinted('danger'), attention: tinted('attention'), neutral: tinted('neutral') },
  },
});

/** What it is, beside its sign; the rest has the whole width. */
export const head = style([box, { display: 'flex', gap: vars.space.small, alignItems: 'center' }]);

export const words = style([box, { display: 'grid', gap: vars.space.hair, justifyItems: 'start' }]);

export const line = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.tiny}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
]);

export const severity = style({ color: vars.color.ink, fontWeight: vars.weight.bold });

/** A quiet button's word begins where the text begins; what is said under the button begins there too. */
export const listen = style({ marginBlockStart: vars.space.tiny });
globalStyle(`${listen} button`, { marginInlineStart: `calc(-1 * ${vars.space.small})` });
