import type { EducationCategory } from '@scamguard/contracts';
import { addressOf } from '../data/address.ts';
import { useAnswer } from '../data/use-answer.ts';

/** What lessons are about. */
export const useEducationCategories = () => useAnswer<EducationCategory[]>(addressOf('educationCategories'));
