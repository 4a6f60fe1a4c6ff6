import french from '../fr/messages.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { messages: { region: 'Sa réew', regions: { other: 'Beneen réew' } } });
