import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const recorder = style([
  box,
  {
    display: 'grid',
    gap: vars.space.small,
    padding: vars.space.medium,
    border: `2px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    color: vars.color.ink,
    selectors: { '&[data-state="recording"]': { borderColor: vars.tone.danger.edge } },
  },
]);

/** A line that is only said takes no room of its own. */
export const status = style([
  box,
  { display: 'flex', selectors: { '&:not([data-seen])': { position: 'absolute' } } },
]);

/** The badge keeps to its word. */
export const demonstration = style([box, { display: 'grid', justifyItems: 'start', gap: vars.space.tiny }]);

export const buttons = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
]);

/** Time and level keep their place while they change. */
export const meter = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.tiny} ${vars.space.small}`,
  },
]);

export const heard = style([box, { flex: '1 1 8rem' }]);

export const time = style([
  box,
  { fontSize: vars.text.title, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' },
]);

export const limit = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});
