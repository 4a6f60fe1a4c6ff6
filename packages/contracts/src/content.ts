import { z } from 'zod/mini';
import { SEARCH_MAX_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';

/** Longest id of a piece of content, in characters. */
const LONGEST_ID = 100;

export const searchText = z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH));
export const contentId = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID), z.regex(/^[\w-]+$/));

export const alert = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(['warning', 'danger', 'info']),
  /** How long ago what it tells was seen, in words. */
  timeAgo: z.string(),
  /** `YYYY-MM-DD`. */
  publishedAt: z.string(),
  /** Its last day, `YYYY-MM-DD`. */
  endsOn: z.optional(z.string()),
  scamType: z.string(),
  source: z.object({ name: z.string(), url: z.string(), publishedOn: z.optional(z.string()) }),
});
export type AlertResult = z.infer<typeof alert>;

export const tip = z.object({ id: z.string(), content: z.string() });

export const educationItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** HTML of headings, paragraphs, lists, emphasis and links. Empty when only short texts were asked for and it is long. */
  content: z.string(),
  /** The content as plain sentences, for reading aloud; empty where the content is. */
  speech: z.string(),
  duration: z.string(),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  category: z.string(),
  videoUrl: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  audioId: z.optional(z.string()),
  /** How it is called in the language that was asked for, where that one is not complete and has a name for it. No native reader has looked at it. */
  translation: z.optional(
    z.object({
      /** BCP 47 tag. */
      language: z.string(),
      title: z.string(),
      description: z.optional(z.string()),
    }),
  ),
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

export const practiceMessage = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'whatsapp', 'email', 'call']),
  sender: z.string(),
  message: z.string(),
  isScam: z.boolean(),
  /** Id of a category of lessons. */
  category: z.string(),
  explanation: z.string(),
  /** Parts of the message, letter by letter, and what each tells. */
  clues: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type PracticeResult = z.infer<typeof practiceMessage>;

/** A text made from Markdown. */
const body = z.object({
  /** HTML of headings from the second level, paragraphs, lists, quotations, emphasis and links. */
  html: z.string(),
  /** The same as plain sentences, for reading aloud. */
  speech: z.string(),
});

export const question = z.object({ id: z.string(), question: z.string(), answer: body });
export type QuestionResult = z.infer<typeof question>;

/** Texts that stand alone on a page. */
export const PAGE_IDS = ['privacy', 'terms', 'accessibility', 'developers', 'integration', 'guide'] as const;

export const writtenPage = z.object({
  title: z.string(),
  description: z.string(),
  /** `YYYY-MM-DD`. */
  updatedAt: z.string(),
  body,
});
export type WrittenPage = z.infer<typeof writtenPage>;

export const contentQuery = z.object(listQuery);
export const educationQuery = z.object({
  search: z.optional(searchText),
  category: z.optional(contentId),
  level: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
  /** `short` leaves out every text that is longer than a quick tip: lists do not show it, and data is paid for. */
  texts: z.optional(z.enum(['short'])),
  ...listQuery,
});

export type TipResult = z.infer<typeof tip>;
export type EducationItem = z.infer<typeof educationItem>;
export type EducationCategory = z.infer<typeof educationCategory>;

export const alertsResult = z.array(alert);
export const tipsResult = z.array(tip);
export const practiceResult = z.array(practiceMessage);
export const educationResult = z.array(educationItem);
export const educationCategoriesResult = z.array(educationCategory);
export const questionsResult = z.array(question);
