import { ITEM_KINDS, READ_AS, SIGNAL_LEVELS, VERDICTS } from '@scamguard/engine/vocabulary';
import { z } from 'zod/mini';
import { MAX_LENGTH } from './limits.ts';

/** A value to check: trimmed, then between one character and the kind's limit. */
const checkedValue = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

export const verifyLinkBody = z.object({ link: checkedValue(MAX_LENGTH.link) });
export const verifyProfileBody = z.object({ profileInfo: checkedValue(MAX_LENGTH.profile) });
export const verifyNumberBody = z.object({ number: checkedValue(MAX_LENGTH.number) });

export const signalFinding = z.object({
  id: z.string(),
  level: z.enum(SIGNAL_LEVELS),
  reason: z.string(),
  span: z.optional(z.tuple([z.int(), z.int()])),
});

/** The community's published, confirmed reports on the checked item. */
export const communityNote = z.object({
  reports: z.int().check(z.minimum(1)),
  lastReportedAt: z.iso.datetime(),
});

/** Told in the documentation of the API: a client that knows nothing of `verdict` must not call an unknown thing safe. */
export const IS_SAFE_MEANS =
  'True only when `verdict` is `safe`, which needs positive proof. False for `unknown`: finding nothing proves nothing.';
export const VERDICT_MEANS =
  '`safe`: positive proof, such as an official address. `unknown`: nothing suspicious was found, or it cannot be judged; never show it as safe. `caution`: signs, but it cannot be decided; a risk of 33 up to below 66, for a message from 20. `danger`: a risk of 66 and above.';

const READ_AS_MEANS =
  'What the value was taken for and judged as, whatever field it came in: a message sent as a number is `conversation`, a number with words around it `several`.';

export const verificationResult = z.object({
  isSafe: z.boolean().check(z.describe(IS_SAFE_MEANS)),
  analysis: z.string(),
  reasons: z.array(z.string()),
  riskLevel: z.int().check(z.minimum(0), z.maximum(100)),
  verdict: z.enum(VERDICTS).check(z.describe(VERDICT_MEANS)),
  signals: z.array(signalFinding),
  recommendations: z.array(z.string()).check(z.maxLength(3)),
  community: z.optional(communityNote),
  engineVersion: z.string(),
  readAs: z.optional(z.enum(READ_AS).check(z.describe(READ_AS_MEANS))),
  /** True when no server had a part in the answer. */
  offline: z.boolean(),
  /** The value is nothing of its kind, as "abc" is no number: the one reason says so, and there is no verdict to be shown. */
  isUnreadable: z.optional(z.literal(true)),
});

export type VerificationResult = z.infer<typeof verificationResult>;
export type CommunityNote = z.infer<typeof communityNote>;

/**
 * The possible faults of a result: it is a scam after all, it is honest, it was taken for something else, its advice does not
 * help.
 */
export const WRONGS = ['is_scam', 'is_honest', 'misread', 'unhelpful'] as const;
export type Wrong = (typeof WRONGS)[number];

/** A visitor's opinion of a result: the buttons under it. The checked value itself is not sent. */
export const feedbackBody = z.object({
  kind: z.enum(ITEM_KINDS),
  opinion: z.enum(['confirmed_safe', 'reported_scam', ...WRONGS]),
  riskLevel: z.int().check(z.minimum(0), z.maximum(100)),
  verdict: z.enum(VERDICTS),
  engineVersion: z.string().check(z.maxLength(32), z.regex(/^[\w.+-]+$/)),
});

export const feedbackResult = z.object({ id: z.uuid() });
export type FeedbackBody = z.infer<typeof feedbackBody>;
