import type { EducationCategory } from '@scamguard/contracts';
import { addressOf } from './address.ts';
import { useAnswer } from './use-answer.ts';

/** What lessons are about. */
export const useEducationCategories = () => useAnswer<EducationCategory[]>(addressOf('educationCategories'));
