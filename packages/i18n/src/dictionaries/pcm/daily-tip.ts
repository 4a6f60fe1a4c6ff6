import english from '../en/daily-tip.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, { dailyTip: { title: 'Advice for today', others: 'The other advice' } });
