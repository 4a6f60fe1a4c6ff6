import { z } from 'zod/mini';
import { MIN_LENGTH, REPORT_MAX_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';

/** The public part of the reports on one scam. */
export const scam = z.object({
  id: z.uuid(),
  scamType: z.string(),
  /**
   * Phone numbers, addresses and secrets are masked in it, as in the description. Until a moderator has published it, the name of
   * its kind stands there, and a sentence of ours as the description.
   */
  title: z.string(),
  description: z.string(),
  /** Whether title and description are what people wrote. */
  textShown: z.optional(z.boolean()),
  /** Name of the region, in the visitor's language. */
  region: z.string(),
  /** How many different people have reported it. */
  reportCount: z.int().check(z.minimum(1)),
  /** Masked: enough to recognise it, too little to learn it. */
  scammerContact: z.nullable(z.string()),
  hasAudio: z.boolean(),
  /** Whether a moderator has confirmed it. */
  isVerified: z.boolean(),
  lastReportedAt: z.iso.datetime(),
});
export type Scam = z.infer<typeof scam>;

export const scamsQuery = z.object({
  search: z.string().check(z.trim(), z.minLength(MIN_LENGTH.search), z.maxLength(REPORT_MAX_LENGTH.contact)),
  ...listQuery,
});
export const latestScamsQuery = z.object(listQuery);
export const scamsResult = z.array(scam);
export type ScamsQuery = z.infer<typeof scamsQuery>;
export type LatestScamsQuery = z.infer<typeof latestScamsQuery>;
