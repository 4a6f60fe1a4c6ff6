import { z } from 'zod/mini';
import { listQuery } from './lists.ts';

/** Longest search text and id of a piece of content, in characters. */
const LONGEST_SEARCH = 100;
const LONGEST_ID = 100;

export const searchText = z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH));
export const contentId = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID), z.regex(/^[\w-]+$/));

export const alert = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(['warning', 'danger', 'info']),
  /** How long ago it was published, in words. */
  timeAgo: z.string(),
  /** `YYYY-MM-DD`. */
  publishedAt: z.string(),
  scamType: z.string(),
  source: z.object({ name: z.string(), url: z.string(), publishedOn: z.optional(z.string()) }),
});
export type AlertResult = z.infer<typeof alert>;

export const tip = z.object({ id: z.string(), content: z.string() });

export const educationItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** HTML of headings, paragraphs, lists, emphasis and links. */
  content: z.string(),
  /** The content as plain sentences, for reading aloud. */
  speech: z.string(),
  duration: z.string(),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  category: z.string(),
  /** A video is written but not made yet. */
  video: z.optional(z.literal('planned')),
  videoUrl: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  audioId: z.optional(z.string()),
  /** Ids of two similar items. */
  related: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const educationCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  scamType: z.string(),
  /** How to recognise it, strongest sign first. */
  signs: z.array(z.string()),
  firstStep: z.string(),
});

export const contentQuery = z.object(listQuery);
export const educationQuery = z.object({
  search: z.optional(searchText),
  category: z.optional(contentId),
  level: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
  ...listQuery,
});

export const alertsResult = z.array(alert);
export const tipsResult = z.array(tip);
export const educationResult = z.array(educationItem);
export const educationCategoriesResult = z.array(educationCategory);
