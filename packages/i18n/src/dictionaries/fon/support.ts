import french from '../fr/support.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { support: { title: 'Alɔdó', tabs: { contact: 'Ylɔ́ mǐ' } } });
