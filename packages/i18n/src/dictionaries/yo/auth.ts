import french from '../fr/auth.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  auth: { otp: { busy: 'Àyẹ̀wò ń lọ lọ́wọ́...' }, account: { reports: { report: 'Fi jìbìtì kan tó wa létí' } } },
});
