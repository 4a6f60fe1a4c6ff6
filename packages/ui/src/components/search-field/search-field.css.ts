import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const search = style({ display: 'block' });

/**
 * Field and button stand side by side where both fit, and the field takes the room. On a phone the button stands below, as wide
 * as the field. The button's word stays whole.
 */
export const row = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

export const frame = style([box, { position: 'relative', flex: '999 1 12rem', display: 'grid' }]);

export const input = style({
  paddingInline: `calc(${vars.space.medium} + 1.2em + ${vars.space.tiny}) calc(1.5rem + 28px)`,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** Its icon stands on the button. */
export const plainInput = style([input, { paddingInlineStart: vars.space.medium }]);

/** Read by a screen reader everywhere, by the eye where there is room. */
export const word = style({
  marginInlineStart: vars.space.tiny,
  '@media': {
    'screen and (max-width: 47.99em)': {
      position: 'absolute',
      width: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const beside = { position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' } as const;

export const mark = style([
  box,
  {
    ...beside,
    insetInlineStart: vars.space.medium,
    color: vars.color.inkMuted,
    lineHeight: 1,
    pointerEvents: 'none',
  },
]);

export const clear = style([box, { ...beside, insetInlineEnd: vars.space.hair }]);

export const button = style([box, { flex: '1 0 auto', display: 'grid', maxWidth: '100%' }]);
