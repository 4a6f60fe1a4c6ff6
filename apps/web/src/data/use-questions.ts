import type { QuestionResult } from '@scamguard/contracts';
import { addressOf } from './address.ts';
import { useAnswer } from './use-answer.ts';

/** Frequent questions and their answers. */
export const useQuestions = () => useAnswer<QuestionResult[]>(addressOf('questions'));
