import { z } from 'zod/mini';
import { VOICE_LANGUAGES } from './limits.ts';
import { listQuery } from './lists.ts';

const language = z.enum(VOICE_LANGUAGES);
const line = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\0\n]*$/));

export const voicesQuery = z.object({ language });

/** The recordings and reviewed texts of one language. */
export const voicesResult = z.object({
  voices: z.array(
    z.object({
      /** The sentence's. */
      id: z.string(),
      /** The sentence in the language beneath, French or English. */
      meaning: z.string(),
      /** Counted from 1; another recording of the sentence has a higher one. */
      version: z.int(),
      /** The person whose voice it is, as they want to be named. */
      credit: z.string(),
    }),
  ),
  /** Sentences whose written translation enough people have approved. */
  reviewed: z.array(z.string()),
});
export type VoicesResult = z.infer<typeof voicesResult>;

const recording = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'live', 'returned', 'withdrawn']),
  version: z.int(),
  seconds: z.number(),
  credit: z.string(),
  /** The person who asks made it. Somebody else approves it. */
  isOwn: z.boolean(),
  /** The note with which it was sent back. */
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type VoiceRecording = z.infer<typeof recording>;

/** One sentence of the studio. */
export const studioSentence = z.object({
  id: z.string(),
  meaning: z.string(),
  /** The written translation; empty if there is none yet. */
  text: z.nullable(z.string()),
  /** Newest first. Those of another meaning than today's are not among them: the sentence is to be recorded again. */
  recordings: z.array(recording),
  /** Recorded once, and then its meaning changed. */
  isChanged: z.boolean(),
  approvals: z.int(),
  /** The person who asks has had their say on the translation. */
  isReviewed: z.boolean(),
  /** Others' proposals for a better text. */
  corrections: z.array(z.string()),
});
export type StudioSentence = z.infer<typeof studioSentence>;
export const voiceStudioQuery = z.object({ language, ...listQuery });
export const voiceStudioResult = z.array(studioSentence);

export const recordVoiceQuery = z.object({
  language,
  sentence: line(1, 100),
  /** How the person wants to be named beside the recording. */
  credit: line(2, 60),
  /** They agree that it is played to everybody, under CC BY 4.0. */
  consent: z.enum(['yes']),
});
export type RecordVoiceQuery = z.infer<typeof recordVoiceQuery>;
export const recordVoiceResult = recording;

export const decideVoiceBody = z.object({
  action: z.enum(['approve', 'return', 'withdraw']),
  /** For `return`: advice for the next try. */
  note: z.optional(line(0, 300)),
});
export type DecideVoiceBody = z.infer<typeof decideVoiceBody>;
export const decideVoiceResult = z.object({ id: z.uuid(), state: recording.shape.state });

export const reviewTranslationBody = z.object({
  language,
  sentence: line(1, 100),
  /** The text as it was read: another one by now is not approved with it. */
  text: line(1, 1_000),
  /** A better text. Without it, the text is approved. */
  correction: z.optional(line(1, 1_000)),
});
export type ReviewTranslationBody = z.infer<typeof reviewTranslationBody>;
export const reviewTranslationResult = z.object({ approvals: z.int() });
