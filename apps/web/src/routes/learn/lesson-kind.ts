import type { EducationItem } from '@scamguard/contracts';
import { TIP_MAX_LENGTH } from '@scamguard/contracts/limits';

/** The tabs of the learning page, in their order. */
export const LESSON_KINDS = ['videos', 'guides', 'tips'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/**
 * The tab that a lesson belongs to. Source: specification, section 2.
 * A list leaves long texts out, so that one without a text is a long one.
 */
export function lessonKind({ videoUrl, content }: Pick<EducationItem, 'videoUrl' | 'content'>): LessonKind {
  if (videoUrl) return 'videos';
  return content === '' || content.length > TIP_MAX_LENGTH ? 'guides' : 'tips';
}
