import french from '../fr/partout.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { partout: { open: { voice: 'Ylɔ́ {{value}}' } } });
