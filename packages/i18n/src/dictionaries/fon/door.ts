import french from '../fr/door.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { door: { submit: 'Gbéjé kpɔ́n' }, asked: { money: { label: 'Akwɛ́' } } });
