import french from '../fr/assistance.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { assistance: { stopDictating: 'Taxawal déglu gi' } });
