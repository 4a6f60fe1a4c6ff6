import { addressOf } from '@scamguard/client';
import { useAnswer } from '../data/use-answer.ts';

/** All tips, one for each day of the month. */
export const useDailyTips = () => useAnswer(addressOf('dailyTips'));
