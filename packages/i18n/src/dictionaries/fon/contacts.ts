import french from '../fr/contacts.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { contacts: { call: 'Ylɔ́ {{value}}' } });
