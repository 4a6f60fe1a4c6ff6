import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { paperPicture } from '../../theme/paper-picture.css.ts';

export const player = style([box, { display: 'grid', gap: vars.space.tiny, overflowWrap: 'anywhere' }]);

export const picture = style([
  box,
  focusRing,
  {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  },
]);

/** The whole picture as large as the one that follows, its words underneath. */
export const poster = style([
  box,
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    width: '100%',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.ink,
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    lineHeight: vars.leading.tight,
    textAlign: 'start',
    cursor: 'pointer',
    // `clip` and not only `hidden`: a box that could scroll would not grow with its words.
    overflow: ['hidden', 'clip'],
  },
]);

export const scene = style([
  box,
  { position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '16 / 9' },
]);

export const still = style([
  box,
  paperPicture,
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
]);

export const cloth = style([box, { position: 'absolute', insetInline: 0, top: 0 }]);

export const disc = style([
  box,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    // Stands off from any picture.
    border: `3px solid ${vars.color.onAction}`,
    borderRadius: vars.radius.pill,
    background: vars.color.action,
    color: vars.color.onAction,
    boxShadow: vars.shadow.float,
    '@media': {
      [media.hover]: { selectors: { [`${poster}:hover &`]: { background: vars.color.actionHover } } },
    },
  },
]);

export const words = style([
  box,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space.hair,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
]);

export const action = style({ color: vars.color.action, fontWeight: vars.weight.bold });

export const title = style({ overflowWrap: 'anywhere' });

export const facts = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.medium}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });

export const note = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
