import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const bar = style([box, { display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere' }]);

export const votes = style([
  box,
  {
    display: 'grid',
    gap: vars.space.tiny,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
  },
]);

const pressed = (tone: keyof typeof vars.tone) => ({
  borderColor: vars.tone[tone].edge,
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
});

export const vote = recipe({
  base: style([
    box,
    focusRing,
    quickChange,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.small,
      minHeight: '56px',
      padding: `${vars.space.tiny} ${vars.space.medium}`,
      border: `2px solid ${vars.color.edge}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.ink,
      fontFamily: 'inherit',
      fontSize: vars.text.body,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      selectors: {
        '&[aria-disabled="true"]': {
          background: vars.color.disabled,
          color: vars.color.onDisabled,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-disabled])': { background: vars.color.actionSoft } },
        },
        [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
      },
    },
  ]),
  variants: {
    opinion: {
      good: { selectors: { '&[aria-pressed="true"]': pressed('success') } },
      bad: { selectors: { '&[aria-pressed="true"]': pressed('attention') } },
    },
  },
});

export const words = style([box, { flex: '1 1 6rem' }]);

export const count = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const note = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
