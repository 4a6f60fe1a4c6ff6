import { z } from 'zod/mini';
import { ACCOUNT_MAX_LENGTH, DATA_CODE_MAX_LENGTH } from './limits.ts';
import { SCAM_STATES } from './moderation.ts';

/** The code that was shown when a report was sent, as it was typed. */
export const dataCodeBody = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(DATA_CODE_MAX_LENGTH)),
});
export type DataCodeBody = z.infer<typeof dataCodeBody>;

const keptReport = z.object({
  id: z.uuid(),
  scamType: z.string(),
  title: z.string(),
  description: z.string(),
  /** Id of the region. */
  region: z.string(),
  /** `null` where none was given, and once it is no longer kept. */
  scammerContact: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  status: z.enum(SCAM_STATES),
  attachments: z.array(
    z.object({ kind: z.enum(['picture', 'pdf', 'voice']), mediaType: z.string(), size: z.int() }),
  ),
});
export type KeptReport = z.infer<typeof keptReport>;

/** What is kept under a code. */
export const codeDataResult = z.object({ reports: z.array(keptReport) });

const keptOpinions = {
  reviews: z.array(
    z.object({
      serviceId: z.string(),
      serviceName: z.string(),
      rating: z.nullable(z.int()),
      content: z.string(),
      status: z.enum(SCAM_STATES),
      createdAt: z.iso.datetime(),
    }),
  ),
  votes: z.array(
    z.object({
      serviceId: z.string(),
      serviceName: z.string(),
      opinion: z.enum(['confirm', 'report']),
      createdAt: z.iso.datetime(),
    }),
  ),
};

/** All that is kept of somebody with an account. */
export const ownDataResult = z.object({
  account: z.object({
    phoneNumber: z.nullable(z.string()),
    email: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    /** Whether it has a password, which must be given to delete it. */
    hasPassword: z.boolean(),
    /** Others whose sign-in is used. */
    signIns: z.array(z.object({ provider: z.string(), createdAt: z.iso.datetime() })),
    sessions: z.array(z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })),
  }),
  reports: z.array(keptReport),
  ...keptOpinions,
});
export type OwnData = z.infer<typeof ownDataResult>;

/** The data that is kept of somebody without an account, under the cookies of their browser. */
export const browserDataResult = z.object({
  ...keptOpinions,
  /** Talks with the assistant: the signs that were seen in them and the last answer, as they are stored. */
  talks: z.array(
    z.object({
      expiresAt: z.iso.datetime(),
      state: z.record(z.string(), z.unknown()),
      lastAnswer: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type BrowserData = z.infer<typeof browserDataResult>;

export const deleteOwnDataBody = z.object({
  /** The password of the account, if it has one. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(ACCOUNT_MAX_LENGTH.password))),
});
export type DeleteOwnDataBody = z.infer<typeof deleteOwnDataBody>;

/** How many reports have gone. */
export const deletedResult = z.object({ reports: z.int() });

/** How much has gone of what was kept under a browser's cookies. */
export const deletedBrowserDataResult = z.object({ reviews: z.int(), votes: z.int(), talks: z.int() });
