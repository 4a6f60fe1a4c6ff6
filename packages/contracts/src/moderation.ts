import { z } from 'zod/mini';
import { MIN_LENGTH, REPORT_MAX_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';
import { scam } from './scams.ts';

/** A text with the limits of a report. A database keeps no NUL. */
const written = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\0]*$/));
const title = written(MIN_LENGTH.reportTitle, REPORT_MAX_LENGTH.title);
const description = written(MIN_LENGTH.reportDescription, REPORT_MAX_LENGTH.description);

/** A person who is reported asks for another look. */
export const reviewRequestBody = z.object({
  message: description,
  /** How they can be reached, if they want an answer. */
  contact: z.optional(written(0, REPORT_MAX_LENGTH.contact)),
});
export const reviewRequestResult = z.object({ id: z.uuid() });
export type ReviewRequestBody = z.infer<typeof reviewRequestBody>;

export const SCAM_STATES = ['pending', 'published', 'rejected'] as const;
export const moderationQuery = z.object({ status: z.optional(z.enum(SCAM_STATES)), ...listQuery });
export type ModerationQuery = z.infer<typeof moderationQuery>;

export const PERSONAL_DETAIL_KINDS = ['name', 'address', 'plate', 'document'] as const;
/** Words that may say who somebody is, as a proposal to mask them. Places in UTF-16 code units, end exclusive. */
export const personalDetail = z.object({ kind: z.enum(PERSONAL_DETAIL_KINDS), start: z.int(), end: z.int() });
export type PersonalDetail = z.infer<typeof personalDetail>;

/** A scam with everything that was sent about it, as it was written. */
export const moderatedScam = z.object({
  ...scam.shape,
  status: z.enum(SCAM_STATES),
  /** The engine knows the contact as honest. */
  isProtected: z.boolean(),
  /** Many have reported it at once: their reports do not count before a moderator has read them. */
  isHeld: z.optional(z.boolean()),
  /** The words in `title` and `description` that may be masked before everybody reads them. */
  personalDetails: z.object({ title: z.array(personalDetail), description: z.array(personalDetail) }),
  reports: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      contact: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      attachments: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['picture', 'pdf', 'voice']),
          mediaType: z.string(),
          size: z.int(),
        }),
      ),
    }),
  ),
  reviewRequests: z.array(
    z.object({
      id: z.uuid(),
      message: z.string(),
      contact: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ModeratedScam = z.infer<typeof moderatedScam>;
export const moderationResult = z.array(moderatedScam);

export const decisionBody = z.object({
  action: z.enum(['publish', 'reject', 'merge', 'mask']),
  /** For `merge`: the scam that takes the reports of this one. */
  into: z.optional(z.uuid()),
  /** For `reject`: only this one of the reports; the others stay. */
  report: z.optional(z.uuid()),
  /** For `mask` and `publish`: the text that everybody may read from now on, as the moderator saw it. It is masked once more. */
  title: z.optional(title),
  description: z.optional(description),
});
export type DecisionBody = z.infer<typeof decisionBody>;
/** The state of the scam after the decision. After a merge, it is the scam that has taken the reports. */
export const decisionResult = z.object({ id: z.uuid(), status: z.enum(SCAM_STATES) });
