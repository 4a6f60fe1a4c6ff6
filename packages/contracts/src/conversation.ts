import { REPLY_ICONS, VERDICTS } from '@scamguard/engine/vocabulary';
import { z } from 'zod/mini';
import { MAX_LENGTH, MIN_USER_ID_LENGTH } from './limits.ts';
import { IS_SAFE_MEANS, VERDICT_MEANS, verificationResult } from './verification.ts';

/** Something that a browser made up to be recognised by: the visitor, a talk, a message. */
const clientId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** Where an interview stands. Source: specification, section 4. */
export const CONVERSATION_PHASES = ['collecting', 'completed'] as const;

export const verifyConversationBody = z.object({
  conversation: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH.conversation)),
  /** The visitor's own id makes it a step of the interview; without, the text is assessed once. */
  userId: z.optional(clientId.check(z.minLength(MIN_USER_ID_LENGTH))),
  /** One visitor may lead several talks. */
  sessionId: z.optional(clientId),
  /** A message that is sent again under its id is not counted twice. */
  messageId: z.optional(clientId),
  /**
   * The token from the first answer of the talk. With it, the talk goes on. Without it, a known `userId` begins a new one. Our
   * own pages have it as a cookie.
   */
  caseToken: z.optional(z.string()),
  /**
   * The visitor agrees that the language model which the answers name as `modelReader` reads this message too, masked. Said anew with
   * each message; without it, or where there is no such model, nobody else reads it.
   */
  modelMayRead: z.optional(z.boolean()),
});

const spoken = z.object({ text: z.string(), lang: z.string() });

/** One step of the interview. The result stands only with the verdict. */
export const interviewResult = z.object({
  conversationPhase: z.enum(CONVERSATION_PHASES),
  /** The assistant's words: the parts, one a line. */
  analysis: z.string(),
  /** The same with the language of each, which is French where a language has no words yet. */
  parts: z.array(spoken),
  /** Answers that need no typing: sending the label is the same as touching it. */
  replies: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      lang: z.string(),
      /** What may stand beside the label. */
      icon: z.optional(z.enum(REPLY_ICONS)),
    }),
  ),
  /** The losses that the visitor has told of: money, code, account, app, papers, image. */
  exposures: z.array(z.string()),
  /** A secret was typed; it was masked before anything was kept. */
  isSecretHidden: z.boolean(),
  isSafe: z.optional(z.boolean().check(z.describe(IS_SAFE_MEANS))),
  riskLevel: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  verdict: z.optional(z.enum(VERDICTS).check(z.describe(VERDICT_MEANS))),
  situation: z.optional(z.string()),
  reasons: z.optional(z.array(z.string())),
  matchedPatterns: z.optional(z.array(z.string())),
  recommendations: z.optional(z.array(z.string()).check(z.maxLength(3))),
  /** What they will probably say next. */
  next: z.optional(z.array(z.string())),
  /** In the first answer of a talk: keep it, keep it secret, and send it with every further message. It lasts as long as the talk. */
  caseToken: z.optional(z.string()),
  /**
   * The owner of the language model that may read along, if the visitor agrees. It is absent if there is none. The model can make
   * a warning graver, and never calm.
   */
  modelReader: z.optional(z.string()),
  engineVersion: z.string(),
  offline: z.boolean(),
});

export type InterviewResult = z.infer<typeof interviewResult>;

/**
 * The talk that is looked at again. Its token comes as the cookie, or in the header `CASE_TOKEN_HEADER`: an address is written
 * down in too many places.
 */
export const takenBackQuery = z.object({
  userId: clientId.check(z.minLength(MIN_USER_ID_LENGTH)),
  sessionId: z.optional(clientId),
});

/** The changes since the last verdict of a talk. */
export const takenBackResult = z.object({
  /** Others have reported what was checked, or a report was withdrawn, so that the verdict is another one now. */
  changed: z.boolean(),
  /** The new verdict: what changed, and what to do now. */
  answer: z.optional(interviewResult),
});

/** A step of the interview, or one assessment. */
export const conversationResult = z.union([interviewResult, verificationResult]);
