import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

/** Invented messages to practise on. */
export const usePractice = () => useAnswer(addressOf('practice'));
