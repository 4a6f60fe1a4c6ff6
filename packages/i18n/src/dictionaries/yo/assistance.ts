import french from '../fr/assistance.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { assistance: { stopDictating: 'Dá gbígbọ́ dúró' } });
