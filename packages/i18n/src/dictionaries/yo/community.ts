import french from '../fr/community.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  community: { title: 'Àwùjọ', sample: 'Àpẹẹrẹ', rating: '{{stars}} nínú 5' },
});
