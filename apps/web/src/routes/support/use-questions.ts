import type { QuestionResult } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** Frequent questions and their answers. */
export const useQuestions = () => useAnswer<QuestionResult[]>(addressOf('questions'));
