import { z } from 'zod';
import { AUDIO_IDS } from '../audio/index.ts';
import { LEVELS } from './levels.ts';
import { type ContentLanguage, LANGUAGES_OVER } from './library.ts';

/** What an editor may write into each file of `texts/<language>`. */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().trim().min(1);
const date = z.iso.date();
const scamType = z.enum([
  'phishing',
  'fake_job',
  'fake_payment',
  'romance',
  'mobile_money',
  'marketplace',
  'investment',
  'other',
]);

const translation = z.strictObject({ title: text, description: text.optional() });

/** Front matter of `modules/<id>.md` in a language. */
export const moduleHead = (language: ContentLanguage) =>
  moduleFacts.extend({
    /** How the lesson is called in the languages that lie over this one; what is missing is shown in this one. */
    translations: z.partialRecord(z.enum(LANGUAGES_OVER[language]), translation).optional(),
  });

const moduleFacts = z.strictObject({
  id,
  title: text,
  description: text,
  minutes: z.int().min(1).max(60),
  level: z.enum(LEVELS),
  category: id,
  imageUrl: z.string().startsWith('/').optional(),
  audioId: z.enum(AUDIO_IDS).optional(),
  related: z.array(id).length(2),
  createdAt: date,
  updatedAt: date,
});

/** Front matter of `guide.md` and `pages/*.md`. */
export const pageHead = z.strictObject({ title: text, description: text, updatedAt: date });

const category = z.strictObject({
  id,
  /** The scam type of reports that belongs to it. */
  scamType,
  name: text,
  description: text,
  /** How to recognise it, strongest sign first. */
  signs: z.array(text).min(3).max(5),
  /** What to do first. */
  firstStep: text,
});
export type Category = z.infer<typeof category>;

const tip = z.strictObject({ id, content: text });
export type Tip = z.infer<typeof tip>;

const alert = z.strictObject({
  id,
  title: text,
  description: text,
  severity: z.enum(['warning', 'danger', 'info']),
  scamType,
  publishedAt: date,
  /** Its last day. Without one it is current for three months. */
  endsOn: date.optional(),
  source: z.strictObject({ name: text, url: z.url({ protocol: /^https?$/ }), publishedOn: date.optional() }),
});
export type Alert = z.infer<typeof alert>;

const review = z.strictObject({ id, date, content: text, rating: z.int().min(1).max(5) });

const service = z.strictObject({
  id,
  /** Every service of the seed is invented; real ones come from visitors. */
  sample: z.literal(true),
  name: text,
  type: text,
  /** Id of a region. */
  region: text,
  location: text,
  description: text,
  /** Per cent. */
  rating: z.int().min(0).max(100),
  isFlagged: z.boolean(),
  verifiedCount: z.int().min(0),
  flaggedCount: z.int().min(0),
  reviews: z.array(review).min(1),
});
export type Service = z.infer<typeof service>;

const clue = z.strictObject({
  /** Stands in the message letter by letter. */
  text,
  reason: text,
});

const practiceMessage = z.strictObject({
  id,
  channel: z.enum(['sms', 'whatsapp', 'email', 'call']),
  sender: text,
  message: text,
  isScam: z.boolean(),
  category: id,
  explanation: text,
  clues: z.array(clue).min(2).max(4),
});
export type PracticeMessage = z.infer<typeof practiceMessage>;

const question = z.strictObject({ id, question: text, answer: text });

export const categories = z.array(category);
export const tips = z.array(tip);
export const alerts = z.array(alert);
export const services = z.array(service);
export const questions = z.array(question);
export const practiceMessages = z.array(practiceMessage);
export const audioTexts = z.record(z.enum(AUDIO_IDS), text);
