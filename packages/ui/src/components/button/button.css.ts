import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

/** A busy button is not disabled, so that it keeps the focus. */
const OFF = '&:disabled, &[aria-disabled="true"]';

const base = style([
  box,
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.size.tap,
    padding: `${vars.space.tiny} min(${vars.space.large}, 5vw)`,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      [OFF]: {
        borderColor: 'transparent',
        background: vars.color.disabled,
        color: vars.color.onDisabled,
        cursor: 'not-allowed',
        transform: 'none',
      },
    },
    '@media': {
      [media.forced]: { selectors: { [OFF]: { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
]);

// The icon is part of the words: where they take two lines it stays beside the first, and both lines stay in the middle.
globalStyle(`${base} > span > svg`, { marginInlineEnd: vars.space.tiny, verticalAlign: '-0.25em' });

/** The look of whatever is pressed to do or to go: shared by Button and LinkButton. */
export const button = recipe({
  base,
  variants: {
    variant: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        '@media': { [media.hover]: { ':hover': { background: vars.color.actionHover } } },
      },
      secondary: {
        borderColor: vars.color.action,
        background: vars.color.surface,
        color: vars.color.action,
        '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
      },
      quiet: {
        paddingInline: vars.space.small,
        background: 'transparent',
        color: vars.color.action,
        '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
      },
      danger: {
        background: vars.tone.danger.solid,
        color: vars.tone.danger.onSolid,
        '@media': { [media.hover]: { ':hover': { borderColor: vars.tone.danger.onSoft } } },
      },
    },
    size: {
      medium: {},
      // At twice the size, a word such as SIGNALER still fits a window of 320 px.
      large: { minHeight: '56px', fontSize: `min(${vars.text.lead}, max(${vars.text.body}, 10vw))` },
    },
    width: {
      content: {},
      full: { width: '100%', paddingInline: vars.space.medium },
      fullOnPhone: {
        width: '100%',
        paddingInline: vars.space.medium,
        '@media': { [media.tablet]: { width: 'auto', paddingInline: vars.space.large } },
      },
    },
  },
  defaultVariants: { variant: 'primary', size: 'medium', width: 'content' },
});

const pulse = keyframes({ '0%, 80%, 100%': { opacity: 0.3 }, '40%': { opacity: 1 } });

/** Three threads that light up in turn while something is under way. */
export const threads = style({
  display: 'inline-flex',
  gap: vars.space.hair,
  marginInlineEnd: vars.space.tiny,
  verticalAlign: '-0.1em',
});

export const thread = style({
  width: '6px',
  height: '1em',
  borderRadius: '1px',
  background: 'currentColor',
  animation: `${pulse} 1.2s infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '200ms' },
    '&:nth-child(3)': { animationDelay: '400ms' },
  },
  '@media': { [media.calm]: { animation: 'none' } },
});
