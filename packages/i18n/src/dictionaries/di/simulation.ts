import french from '../fr/simulation.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { simulation: { again: 'A daminɛ tugun' } });
