import french from '../fr/about.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { about: { values: { community: { title: 'Jɛkulu' } } } });
