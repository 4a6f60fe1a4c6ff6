import french from '../fr/community.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { community: { title: 'Jɛkulu' } });
