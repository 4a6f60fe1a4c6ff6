import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

/** Frequent questions and their answers. */
export const useQuestions = () => useAnswer(addressOf('questions'));
