import french from '../fr/contact.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { contact: { title: 'Ylɔ́ mǐ' } });
