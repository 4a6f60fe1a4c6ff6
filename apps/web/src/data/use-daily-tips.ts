import type { TipResult } from '@scamguard/contracts';
import { addressOf } from './address.ts';
import { useAnswer } from './use-answer.ts';

/** All tips, one for each day of the month. */
export const useDailyTips = () => useAnswer<TipResult[]>(addressOf('dailyTips'));
