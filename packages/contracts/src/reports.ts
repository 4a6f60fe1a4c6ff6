import { z } from 'zod/mini';
import { MIN_LENGTH, REPORT_MAX_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';
import { SCAM_STATES } from './moderation.ts';

const text = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum));

/**
 * The texts of a report's form. Beside them it may carry two files, by their bytes: `image` (JPEG, PNG, GIF or PDF)
 * and `voice` (WebM, Ogg, MP4 or MP3).
 */
export const reportBody = z.object({
  scamType: text(1, REPORT_MAX_LENGTH.choice),
  title: text(MIN_LENGTH.reportTitle, REPORT_MAX_LENGTH.title),
  description: text(MIN_LENGTH.reportDescription, REPORT_MAX_LENGTH.description),
  region: text(1, REPORT_MAX_LENGTH.choice),
  /** Number, link, account or name of the person reported. */
  scammerContact: z.optional(text(0, REPORT_MAX_LENGTH.contact)),
  /**
   * The client's own id of this report, new for each. If it is sent again, it makes no second one. `Idempotency-Key` says the
   * same.
   */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,128}$/))),
});
export type ReportBody = z.infer<typeof reportBody>;

export const reportResult = z.object({
  id: z.uuid(),
  status: z.literal('pending'),
  /** For a PDF that came with it: how many pages are kept, as pictures, and how many it has. */
  pages: z.optional(z.object({ kept: z.int().check(z.minimum(1)), total: z.int().check(z.minimum(1)) })),
  /** The code by which its sender sees and deletes it without an account. It is shown this once. Five groups: `AC3D-…`. */
  dataCode: z.optional(z.string()),
});

export const ownReportsQuery = z.object(listQuery);
export type OwnReportsQuery = z.infer<typeof ownReportsQuery>;

/** A report as the person who sent it sees it: in their own words. */
export const ownReport = z.object({
  id: z.uuid(),
  scamType: z.string(),
  title: z.string(),
  description: z.string(),
  /** Name of the region, in the visitor's language. */
  region: z.string(),
  scammerContact: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** What moderators have decided, `pending` before. */
  status: z.enum(SCAM_STATES),
  /** How many different people have reported the same, with this one. */
  reportCount: z.int().check(z.minimum(1)),
  /** What was sent with it. */
  hasPicture: z.boolean(),
  hasAudio: z.boolean(),
});
export type OwnReport = z.infer<typeof ownReport>;
export const ownReportsResult = z.array(ownReport);
