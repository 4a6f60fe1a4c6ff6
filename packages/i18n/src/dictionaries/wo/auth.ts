import french from '../fr/auth.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  auth: { otp: { busy: 'Mu ngi saytu...' }, account: { reports: { report: 'Yëgleel njuuj-njaaj' } } },
});
