import english from '../en/simulation.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, { simulation: { back: 'See am for the message' } });
