import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const zone = recipe({
  base: style([
    box,
    quickChange,
    {
      display: 'grid',
      gap: vars.space.small,
      padding: vars.space.medium,
      border: `2px dashed ${vars.color.edge}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
    },
  ]),
  variants: {
    state: {
      empty: {},
      filled: { borderStyle: 'solid' },
      over: { borderColor: vars.color.action, background: vars.color.actionSoft },
      refused: { borderColor: vars.tone.danger.edge },
    },
  },
});

export const buttons = style([
  box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
]);

/** A computer has no camera that one points at a letter. */
export const onPhone = style({ '@media': { [media.precise]: { display: 'none' } } });

/** A phone has nothing to drop. */
export const withMouse = style([
  box,
  { display: 'none', '@media': { [media.precise]: { display: 'block', color: vars.color.inkMuted } } },
]);

export const preview = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.small,
  },
]);

export const thumbnail = style([
  box,
  {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: vars.radius.small,
    background: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    lineHeight: 1,
    overflow: 'hidden',
  },
]);

export const picture = style([box, { width: '100%', height: '100%', objectFit: 'cover' }]);

export const words = style([box, { display: 'grid', overflowWrap: 'anywhere' }]);

/** Two lines of a long name; its ending tells nothing that the picture does not. */
export const name = style([
  box,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
  },
]);

export const size = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
