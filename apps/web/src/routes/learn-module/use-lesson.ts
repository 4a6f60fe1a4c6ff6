import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

export const lessonAddress = (id: string) => addressOf('educationModule', { params: { id } });

/** One lesson, whole. */
export const useLesson = (id: string) => useAnswer(lessonAddress(id));
