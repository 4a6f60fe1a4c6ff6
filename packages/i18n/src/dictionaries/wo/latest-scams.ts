import french from '../fr/latest-scams.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, { latestScams: { report: 'Yëgleel njuuj-njaaj' } });
