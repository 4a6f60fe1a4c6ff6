import type { EducationItem } from '@scamguard/contracts';
import { addressOf } from '../data/address.ts';
import { useAnswer } from '../data/use-answer.ts';

/** How the list of lessons is narrowed; empty means not at all. */
export interface LessonFilters {
  readonly search: string;
  readonly category: string;
  readonly level: string;
}

/** Where the lessons come from. Their long texts are left out: no list shows them. */
export const lessonsAddress = (filters?: LessonFilters): string =>
  addressOf('education', { query: { texts: 'short', ...filters } });

/** Lessons in teaching order. */
export const useEducation = (filters?: LessonFilters) => useAnswer<EducationItem[]>(lessonsAddress(filters));
