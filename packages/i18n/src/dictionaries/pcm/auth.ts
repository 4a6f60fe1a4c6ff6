import english from '../en/auth.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  auth: { otp: { busy: 'We dey check am...' }, account: { reports: { report: 'Report scam' } } },
});
