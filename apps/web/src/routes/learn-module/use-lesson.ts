import type { EducationItem } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

export const lessonAddress = (id: string): string => addressOf('educationModule', { params: { id } });

/** One lesson, whole. */
export const useLesson = (id: string) => useAnswer<EducationItem>(lessonAddress(id));
