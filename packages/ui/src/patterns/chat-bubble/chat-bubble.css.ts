import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const log = style([plainList, { display: 'grid', gap: vars.space.medium }]);

export const turn = recipe({
  base: style([box, { display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' }]),
  variants: {
    role: {
      user: { justifyItems: 'end', paddingInlineStart: vars.space.xlarge },
      assistant: { justifyItems: 'start' },
    },
  },
});

export const author = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

/** The corner on the speaker's side is sharp. */
export const bubble = recipe({
  base: style([
    box,
    {
      display: 'grid',
      gap: vars.space.small,
      maxWidth: 'min(100%, 60ch)',
      padding: `${vars.space.small} ${vars.space.medium}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.card,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ]),
  variants: {
    role: {
      user: {
        borderStartEndRadius: vars.space.hair,
        background: vars.color.action,
        color: vars.color.onAction,
      },
      assistant: {
        borderStartStartRadius: vars.space.hair,
        borderColor: vars.color.line,
        background: vars.color.surface,
        color: vars.color.ink,
      },
    },
    state: {
      sent: {},
      typing: {},
      failed: { borderColor: vars.tone.danger.edge, borderWidth: '2px' },
    },
  },
});

export const words = style([box, { whiteSpace: 'pre-wrap' }]);

export const failure = style([
  box,
  {
    display: 'flex',
    gap: vars.space.tiny,
    color: vars.tone.danger.edge,
    fontWeight: vars.weight.bold,
  },
]);

export const foot = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

const wave = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-4px)' } });

export const typing = style([
  box,
  { display: 'flex', gap: vars.space.hair, alignItems: 'center', height: '1.5em' },
]);

export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.pill,
  background: vars.color.inkMuted,
  animation: `${wave} 1.2s infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
  '@media': { [media.calm]: { animation: 'none' }, [media.forced]: { background: 'CanvasText' } },
});
