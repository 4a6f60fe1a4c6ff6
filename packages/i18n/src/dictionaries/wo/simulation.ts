import french from '../fr/simulation.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { simulation: { back: 'Gis ko ci bataaxal bi', again: 'Tàmbaliwaat' } });
