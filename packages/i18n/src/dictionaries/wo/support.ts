import french from '../fr/support.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { support: { title: 'Ndimbal', tabs: { contact: 'Jokkool ak nun' } } });
