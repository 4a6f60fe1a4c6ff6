import { addressOf } from '@scamguard/client';
import type { EducationItem } from '@scamguard/contracts';
import { useAnswer } from '../data/use-answer.ts';

/** From the easiest on. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies EducationItem['level'][];

/** How the list of lessons is narrowed; empty means not at all. */
export interface LessonFilters {
  readonly search: string;
  readonly category: string;
  readonly level: EducationItem['level'] | '';
}

/** The filters in an address. A level that does not exist narrows nothing. */
export const filtersIn = (query: URLSearchParams): LessonFilters => ({
  search: query.get('search') ?? '',
  category: query.get('category') ?? '',
  level: LEVELS.find((level) => level === query.get('level')) ?? '',
});

/** Where the lessons come from. Their long texts are left out: no list shows them. */
export const lessonsAddress = (filters?: LessonFilters) =>
  addressOf('education', { query: { texts: 'short', ...filters } });

/** Lessons in teaching order. */
export const useEducation = (filters?: LessonFilters) => useAnswer(lessonsAddress(filters));
