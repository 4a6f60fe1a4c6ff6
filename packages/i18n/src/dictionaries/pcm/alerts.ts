import english from '../en/alerts.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  alerts: { all: 'All the warnings', severity: { warning: 'Shine your eye' } },
});
