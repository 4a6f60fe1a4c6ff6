import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { bandDraft } from './draft.ts';
import { weave } from './weave.ts';

const threads = {
  i: vars.thread.indigo,
  s: vars.thread.sun,
  l: vars.thread.laterite,
  g: vars.thread.leaf,
  c: vars.thread.cotton,
};

export const wovenBand = recipe({
  base: { flex: 'none', width: '100%', '@media': { [media.forced]: { display: 'none' } } },
  variants: {
    thickness: { edge: weave(bandDraft, threads, 2), strip: weave(bandDraft, threads, 4) },
    length: { full: {}, short: { maxWidth: '176px', borderRadius: vars.radius.small } },
  },
  defaultVariants: { thickness: 'edge', length: 'full' },
});

export type WovenBandVariants = NonNullable<RecipeVariants<typeof wovenBand>>;
