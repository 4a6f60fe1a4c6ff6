import french from '../fr/report.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  report: { title: 'Fi jìbìtì kan tó wa létí', search: { toVerify: 'Ṣàyẹ̀wò' }, voice: { remove: 'Pa á rẹ́' } },
});
