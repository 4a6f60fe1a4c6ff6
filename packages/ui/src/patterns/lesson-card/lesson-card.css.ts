import { style } from '@vanilla-extract/css';
import { linkedCard } from '../../components/card/card-link.css.ts';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { paperPicture } from '../../theme/paper-picture.css.ts';

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: columns('17rem', 'fill'),
    gap: vars.space.medium,
    '@media': { [media.tablet]: { gap: vars.space.large } },
  },
]);

export const card = style([
  box,
  surface,
  linkedCard,
  {
    display: 'flex',
    flexDirection: 'column',
  },
]);

/** The still of a video, or a piece of cloth in its place. */
export const still = style([
  box,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    aspectRatio: '16 / 9',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.sunken,
    overflow: 'hidden',
  },
]);

export const picture = style([
  box,
  paperPicture,
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
]);

export const disc = style([
  box,
  {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    // Stands off from any picture.
    border: `3px solid ${vars.color.onAction}`,
    borderRadius: vars.radius.pill,
    background: vars.color.action,
    color: vars.color.onAction,
  },
]);

export const body = style([
  box,
  {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.tiny,
    padding: vars.space.medium,
  },
]);

/** Icon beside the title; everything else has the whole width, so that lines stay long on a phone. */
export const withIcon = style([
  body,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: vars.space.small,
    alignItems: 'center',
  },
]);

const whole = { gridColumn: '1 / -1' } as const;

export const tip = style([box, whole]);

const tile = style([
  box,
  {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.control,
    lineHeight: 1,
  },
]);

export const guideTile = style([tile, { background: vars.color.actionSoft, color: vars.color.onActionSoft }]);

export const tipTile = style([
  tile,
  { background: vars.tone.attention.soft, color: vars.tone.attention.onSoft },
]);

/** Whole, also if the reader spaces the text: a description is a sentence. */
export const description = style([box, whole]);

/** Facts stand at the foot, whatever the length of the words above. */
export const foot = style([
  box,
  whole,
  { display: 'grid', gap: vars.space.tiny, marginTop: 'auto', justifyItems: 'start' },
]);

/** A quiet button's word begins where the text begins. */
export const action = style({ marginInlineStart: `calc(-1 * ${vars.space.small})` });
