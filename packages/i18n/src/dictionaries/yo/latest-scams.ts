import french from '../fr/latest-scams.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { latestScams: { report: 'Fi jìbìtì kan tó wa létí' } });
