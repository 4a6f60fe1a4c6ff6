import type { PracticeResult } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** Invented messages to practise on. */
export const usePractice = () => useAnswer<PracticeResult[]>(addressOf('practice'));
