import french from '../fr/learn.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { learn: { title: 'Kplɔ́n nǔ' } });
