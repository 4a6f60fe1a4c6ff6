import french from '../fr/about.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  about: { title: 'Ñan lanu', values: { community: { title: 'Mbooloo' } } },
});
