import french from '../fr/learn.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { learn: { title: 'Kẹ́kọ̀ọ́' } });
