import english from '../en/report.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, { report: { title: 'Report scam', story: { label: 'Wetin happen?' } } });
