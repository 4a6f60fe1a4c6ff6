import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const quiz = style([
  box,
  { display: 'grid', gap: vars.space.medium, maxWidth: vars.size.column, overflowWrap: 'anywhere' },
]);

export const head = style([box, focusRing, { borderRadius: vars.radius.small }]);

export const listen = style([box, { justifySelf: 'start' }]);

export const position = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

/** The message as the phone shows it. */
export const message = style([
  box,
  {
    display: 'grid',
    gap: vars.space.tiny,
    maxWidth: '60ch',
    padding: vars.space.medium,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.space.hair} ${vars.radius.card} ${vars.radius.card} ${vars.radius.card}`,
    background: vars.color.surface,
    color: vars.color.ink,
  },
]);

export const sender = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
]);

export const words = style([box, { fontSize: vars.text.lead, whiteSpace: 'pre-wrap' }]);

export const answers = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: columns('8.5rem'),
    gap: vars.space.small,
  },
]);

export const answer = recipe({
  base: style([
    box,
    focusRing,
    quickChange,
    {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: vars.space.tiny,
      minHeight: '120px',
      padding: vars.space.small,
      border: '2px solid',
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      color: vars.color.ink,
      fontFamily: 'inherit',
      fontSize: vars.text.lead,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      selectors: {
        '&[aria-disabled="true"]': { cursor: 'default' },
        '&[data-state="other"]': { borderColor: vars.color.line, color: vars.color.inkMuted },
      },
    },
  ]),
  variants: {
    side: {
      scam: {
        borderColor: vars.tone.danger.edge,
        selectors: { '&[data-state="chosen"]': { background: vars.tone.danger.soft } },
        '@media': { [media.hover]: { ':hover': { background: vars.tone.danger.soft } } },
      },
      honest: {
        borderColor: vars.tone.success.edge,
        selectors: { '&[data-state="chosen"]': { background: vars.tone.success.soft } },
        '@media': { [media.hover]: { ':hover': { background: vars.tone.success.soft } } },
      },
    },
  },
});

/** Right or not, the colour says the truth about the message, not whether one was wrong. */
export const feedback = style([
  box,
  focusRing,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
    border: `2px solid ${vars.color.action}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

export const verdict = style([
  box,
  { display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.action },
]);
