import { addressOf } from '@scamguard/client';
import { useAnswer } from '../data/use-answer.ts';

/** What lessons are about. */
export const useEducationCategories = () => useAnswer(addressOf('educationCategories'));
