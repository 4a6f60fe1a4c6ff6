import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const picker = style([
  box,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    minHeight: vars.size.tap,
    minWidth: vars.size.tap,
    padding: `0 ${vars.space.tiny}`,
    border: `2px solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    selectors: {
      '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
  },
]);

/** The platform's own list lies unseen over what we draw: its touch, its keyboard, its menu. */
export const select = style([
  box,
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: vars.text.body,
  },
]);

export const current = recipe({
  base: {},
  variants: {
    shown: {
      code: { textTransform: 'uppercase' },
      name: {},
    },
  },
});

export type LanguagePickerVariants = NonNullable<RecipeVariants<typeof current>>;
