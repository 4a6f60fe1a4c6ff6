import type { TipResult } from '@scamguard/contracts';
import { addressOf } from '../data/address.ts';
import { useAnswer } from '../data/use-answer.ts';

/** All tips, one for each day of the month. */
export const useDailyTips = () => useAnswer<TipResult[]>(addressOf('dailyTips'));
