import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const options = recipe({
  base: style([box, { display: 'grid' }]),
  variants: {
    appearance: {
      list: { gap: vars.space.tiny },
      tiles: {
        gridTemplateColumns: columns('8.5rem'),
        gap: vars.space.tiny,
      },
    },
  },
});

/** The whole line, or the whole tile, is the target. */
export const option = recipe({
  base: style([
    box,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space.small,
      minHeight: vars.size.tap,
      lineHeight: vars.leading.body,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      selectors: { '&:has(:disabled)': { color: vars.color.onDisabled, cursor: 'not-allowed' } },
    },
  ]),
  variants: {
    appearance: {
      list: { paddingBlock: '10px' },
      tiles: {
        flexWrap: 'wrap',
        alignContent: 'center',
        alignItems: 'center',
        gap: `${vars.space.hair} ${vars.space.small}`,
        padding: vars.space.small,
        border: `2px solid ${vars.color.edge}`,
        borderRadius: vars.radius.control,
        background: vars.color.surface,
        selectors: {
          '&[data-state="checked"]': {
            borderColor: vars.color.action,
            background: vars.color.actionSoft,
            color: vars.color.onActionSoft,
          },
          '&:has(:disabled)': { borderColor: vars.color.disabled, background: vars.color.disabled },
        },
        '@media': {
          [media.forced]: { selectors: { '&[data-state="checked"]': { borderColor: 'Highlight' } } },
        },
      },
    },
  },
  defaultVariants: { appearance: 'list' },
});

export const radio = style([
  box,
  focusRing,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    border: `2px solid ${vars.color.edge}`,
    // Round in every theme: square corners say that several may be chosen.
    borderRadius: '50%',
    background: vars.color.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        width: '0.875rem',
        height: '0.875rem',
        borderRadius: '50%',
        background: vars.color.action,
        opacity: 0,
      },
      '&:checked': { borderColor: vars.color.action },
      '&:checked::before': { opacity: 1 },
      '[aria-invalid="true"] &': { borderColor: vars.tone.danger.edge },
      '&:disabled': { borderColor: vars.color.onDisabled, background: vars.color.disabled },
      '&:disabled::before': { background: vars.color.onDisabled },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&:checked::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

export const words = recipe({
  base: style([box, { display: 'grid', flex: '1 1 5.5rem' }]),
  variants: {
    appearance: {
      list: {},
      // In a narrow tile the words go below the circle and the drawing, and before a word is broken too.
      tiles: { minWidth: 'auto', maxWidth: '100%', overflowWrap: 'break-word' },
    },
  },
});

export const help = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
