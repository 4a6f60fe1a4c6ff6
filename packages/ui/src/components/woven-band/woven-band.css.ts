import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';
import { bandDraft, diamondCenter } from './draft.ts';
import { clothSize, weave } from './weave.ts';

/** Width of a short strip, in px. */
const SHORT = 188;

/** Short local names: the cloth says them a hundred times. */
const threads = { i: createVar(), s: createVar(), l: createVar(), g: createVar(), c: createVar() };

const strip = style(clothSize(bandDraft, 4));

export const wovenBand = recipe({
  base: {
    vars: {
      [threads.i]: vars.thread.indigo,
      [threads.s]: vars.thread.sun,
      [threads.l]: vars.thread.laterite,
      [threads.g]: vars.thread.leaf,
      [threads.c]: vars.thread.cotton,
    },
    ...weave(bandDraft, threads),
    flex: 'none',
    width: '100%',
    '@media': { [media.forced]: { display: 'none' } },
  },
  variants: {
    thickness: { edge: clothSize(bandDraft, 2), strip },
    length: {
      full: {},
      short: {
        maxWidth: `${SHORT}px`,
        borderRadius: vars.radius.small,
        // The diamond stands in the middle.
        selectors: { [`${strip}&`]: { backgroundPositionX: `${SHORT / 2 - 4 * diamondCenter}px` } },
      },
    },
  },
  defaultVariants: { thickness: 'edge', length: 'full' },
});
