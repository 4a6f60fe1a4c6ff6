import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const player = style([
  box,
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space.tiny} ${vars.space.small}`,
    padding: vars.space.small,
  },
]);

export const toggle = style([
  box,
  focusRing,
  quickChange,
  {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    border: '2px solid transparent',
    borderRadius: vars.radius.pill,
    background: vars.color.action,
    color: vars.color.onAction,
    font: 'inherit',
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionHover } } },
  },
]);

/** The sound and its speed stand side by side while there is room. */
export const head = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.hair} ${vars.space.small}` },
]);

export const words = style([box, { flex: '1 1 7rem', display: 'grid', gap: vars.space.hair }]);

export const title = style([box, { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight }]);

export const quiet = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

export const controls = style([
  box,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.small}`,
  },
]);

export const range = style([
  box,
  focusRing,
  {
    flex: '1 1 8rem',
    height: vars.size.tap,
    borderRadius: vars.radius.small,
    accentColor: vars.color.action,
    cursor: 'pointer',
    ':disabled': { cursor: 'default' },
  },
]);

export const time = style([
  box,
  { color: vars.color.inkMuted, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' },
]);

export const failed = style([
  box,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    color: vars.tone.danger.edge,
    fontWeight: vars.weight.bold,
  },
]);
