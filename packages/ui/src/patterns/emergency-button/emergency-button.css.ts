import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const emergency = recipe({
  base: style([
    box,
    quickChange,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.small,
      border: '2px solid transparent',
      borderRadius: vars.radius.control,
      background: vars.tone.danger.solid,
      color: vars.tone.danger.onSolid,
      lineHeight: vars.leading.tight,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      selectors: {
        '&:active': { transform: 'translateY(1px)' },
        '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
      '@media': {
        [media.hover]: { ':hover': { borderColor: vars.tone.danger.onSolid } },
        [media.forced]: { borderColor: 'LinkText' },
      },
    },
  ]),
  variants: {
    size: {
      /** Stands in a header, a bar, beside other things. */
      small: {
        minHeight: vars.size.tap,
        padding: `${vars.space.tiny} ${vars.space.small}`,
        // In large text, a word beside other things still fits a window of 320 px.
        fontSize: `min(${vars.text.body}, 8vw)`,
      },
      /** Stands alone. */
      large: {
        width: '100%',
        minHeight: '72px',
        padding: `${vars.space.small} ${vars.space.medium}`,
        borderRadius: vars.radius.card,
        fontSize: vars.text.lead,
        '@media': { [media.tablet]: { width: 'auto', paddingInline: vars.space.large } },
      },
    },
    width: {
      content: {},
      /** As wide as the other buttons of a phone's screen, its words in the middle as theirs. */
      fullOnPhone: {
        width: '100%',
        justifyContent: 'center',
        '@media': { [media.tablet]: { width: 'auto' } },
      },
    },
  },
  defaultVariants: { size: 'large', width: 'content' },
});

export const words = style([box, { display: 'grid', gap: vars.space.hair }]);

export const label = style({ fontWeight: vars.weight.bold });

export const hint = style({ fontSize: vars.text.small });
