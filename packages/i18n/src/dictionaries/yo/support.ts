import french from '../fr/support.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { support: { title: 'Ìrànlọ́wọ́', tabs: { contact: 'Kàn sí wa' } } });
