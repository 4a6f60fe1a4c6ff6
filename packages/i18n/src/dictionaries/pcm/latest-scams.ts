import english from '../en/latest-scams.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, { latestScams: { report: 'Report scam' } });
