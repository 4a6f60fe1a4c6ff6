import french from '../fr/learn.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { learn: { title: 'Jàng' } });
