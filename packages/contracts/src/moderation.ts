import { z } from 'zod/mini';
import { MIN_LENGTH, REPORT_MAX_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';
import { scam } from './scams.ts';

/** A person who is reported asks for another look. */
export const reviewRequestBody = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_LENGTH.reportDescription),
      z.maxLength(REPORT_MAX_LENGTH.description),
      z.regex(/^[^\0]*$/),
    ),
  /** How they can be reached, if they want an answer. */
  contact: z.optional(
    z.string().check(z.trim(), z.maxLength(REPORT_MAX_LENGTH.contact), z.regex(/^[^\0]*$/)),
  ),
});
export const reviewRequestResult = z.object({ id: z.uuid() });
export type ReviewRequestBody = z.infer<typeof reviewRequestBody>;

export const SCAM_STATES = ['pending', 'published', 'rejected'] as const;
export const moderationQuery = z.object({ status: z.optional(z.enum(SCAM_STATES)), ...listQuery });
export type ModerationQuery = z.infer<typeof moderationQuery>;

/** A scam with everything that was sent about it, as it was written. */
export const moderatedScam = z.object({
  ...scam.shape,
  status: z.enum(SCAM_STATES),
  /** The engine knows the contact as honest. */
  isProtected: z.boolean(),
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
  /** Of `merge`: the scam that takes the reports of this one. */
  into: z.optional(z.uuid()),
  /** Of `mask`: what everybody may read from now on. It is masked once more. */
  title: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(MIN_LENGTH.reportTitle),
        z.maxLength(REPORT_MAX_LENGTH.title),
        z.regex(/^[^\0]*$/),
      ),
  ),
  description: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(MIN_LENGTH.reportDescription),
        z.maxLength(REPORT_MAX_LENGTH.description),
        z.regex(/^[^\0]*$/),
      ),
  ),
});
export type DecisionBody = z.infer<typeof decisionBody>;
/** Of a merged one, the scam that has taken its reports. */
export const decisionResult = z.object({ id: z.uuid(), status: z.enum(SCAM_STATES) });
