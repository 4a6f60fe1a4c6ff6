import type { PracticeResult } from '@scamguard/contracts';
import { addressOf } from './address.ts';
import { useAnswer } from './use-answer.ts';

/** Invented messages to practise on. */
export const usePractice = () => useAnswer<PracticeResult[]>(addressOf('practice'));
