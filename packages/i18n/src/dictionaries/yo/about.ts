import french from '../fr/about.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  about: {
    title: 'Nípa wa',
    values: { accessibility: { title: 'Ó rọrùn láti lò' }, community: { title: 'Àwùjọ' } },
  },
});
