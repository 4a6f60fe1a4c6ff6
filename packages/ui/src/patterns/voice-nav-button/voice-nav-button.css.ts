import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const voice = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: vars.space.tiny,
    maxWidth: '100%',
  },
]);

/** Always there, so that what comes into it is read out. */
export const status = style([box, { display: 'block' }]);

export const bubble = style([
  box,
  {
    display: 'grid',
    gap: vars.space.hair,
    maxWidth: '20rem',
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `2px solid ${vars.color.action}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-state="notRecognised"]': { borderColor: vars.tone.attention.edge },
    },
  },
]);

export const heard = style({ fontWeight: vars.weight.bold });

export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.small });

const breathe = keyframes({ to: { transform: 'scale(1.35)', opacity: 0 } });

/** A round button of 56 px that floats. */
export const round = recipe({
  base: style([
    box,
    focusRing,
    quickChange,
    {
      position: 'relative',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '56px',
      height: '56px',
      border: `2px solid ${vars.color.action}`,
      borderRadius: vars.radius.pill,
      boxShadow: vars.shadow.float,
      font: 'inherit',
      cursor: 'pointer',
    },
  ]),
  variants: {
    look: {
      quiet: {
        background: vars.color.surface,
        color: vars.color.action,
        '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
      },
      strong: {
        background: vars.color.action,
        color: vars.color.onAction,
        '@media': { [media.hover]: { ':hover': { background: vars.color.actionHover } } },
      },
    },
    listens: {
      true: {
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            inset: '-2px',
            border: `2px solid ${vars.color.action}`,
            borderRadius: vars.radius.pill,
            animation: `${breathe} 1.4s infinite ease-out`,
          },
        },
        '@media': { [media.calm]: { selectors: { '&::before': { animation: 'none' } } } },
      },
      false: {},
    },
  },
});
