import { globalStyle, style } from '@vanilla-extract/css';
import { asRoomAllows } from '../../theme/as-room-allows.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';
import { inTone } from '../../theme/tone.ts';

/** The edge of the panel, whatever it says. */
export const frame = style([
  box,
  focusRing,
  {
    border: '2px solid',
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // A page that sets its own text in the middle would pull word, title and sentence apart.
    textAlign: 'start',
  },
]);

/** Its head has the ground of the tone, its body one of its own. */
export const panel = recipe({
  base: frame,
  variants: {
    outcome: {
      safe: inTone('success'),
      unknown: [inTone('neutral'), { borderStyle: 'dashed' }],
      caution: inTone('attention'),
      danger: inTone('danger'),
    },
  },
});

const padding = style({
  padding: vars.space.medium,
  '@media': { [media.tablet]: { padding: vars.space.large } },
});

export const head = style([box, padding, { display: 'grid', justifyItems: 'start', gap: vars.space.medium }]);

/** The speed beside the button, which fills the line on a phone. */
export const listen = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    justifySelf: 'stretch',
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
  },
]);

export const verdict = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.medium}`,
    width: '100%',
  },
]);

export const word = style([
  box,
  {
    // Goes below the mark rather than break in the middle of its longest word.
    flex: '1 1 10rem',
    minWidth: 'auto',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    fontSize: asRoomAllows(vars.text.verdict, '16vw'),
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
  },
]);

/** Three or more words cannot be as large as one. */
export const longWord = style([word, { fontSize: asRoomAllows(vars.text.headline, '10vw') }]);

export const body = style([
  box,
  padding,
  {
    display: 'grid',
    gap: vars.space.large,
    background: vars.color.surface,
    color: vars.color.ink,
    ':empty': { display: 'none' },
  },
]);

/** Rows with a line above each, whose words stand under those of the panel. */
export const folds = style([
  box,
  { marginInline: `calc(-1 * ${vars.space.medium})`, ':empty': { display: 'none' } },
]);

globalStyle(`${folds} > *`, { borderTop: `1px solid ${vars.color.line}` });

export const subject = style([
  box,
  { display: 'grid', color: vars.color.inkMuted, fontSize: vars.text.small },
]);

export const subjectValue = style([
  box,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: vars.color.ink,
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
    // Paper has room for the whole address.
    '@media': { print: { display: 'block' } },
  },
]);

export const actions = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.small }]);
