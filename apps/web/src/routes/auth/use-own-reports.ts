import { addressOf } from '@scamguard/client';
import { PAGE_SIZE } from '@scamguard/contracts/limits';
import { useAnswer } from '../../data/use-answer.ts';

/** As many as the server gives at once. */
export const MOST_OWN_REPORTS = PAGE_SIZE.max;

/** One's own reports while signed in, newest first. */
export const useOwnReports = () => useAnswer(addressOf('ownReports', { query: { limit: MOST_OWN_REPORTS } }));
