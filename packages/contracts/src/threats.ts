import { z } from 'zod/mini';

/** How many entries of the list of threats one answer holds. */
export const THREATS_PAGE = { default: 500, max: 1_000 } as const;

export const THREAT_KINDS = ['site', 'host', 'number'] as const;

export const threatsQuery = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(THREATS_PAGE.max))),
  /** From the `Link` header of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(400), z.regex(/^[\w-]+$/))),
});

const VALUE_MEANS =
  'A site (`boutique.example`: with all hosts below it) or one host. Of a number the HMAC-SHA-256, in hexadecimal, of its E.164 form (`+22997000000`) under your key.';
const DISPUTED_MEANS = 'Somebody has asked for another look, and no moderator has decided since.';

export const threat = z.object({
  kind: z.enum(THREAT_KINDS),
  value: z.string().check(z.describe(VALUE_MEANS)),
  /** Different people who have reported it. */
  reports: z.int(),
  lastReportedAt: z.nullable(z.iso.datetime()),
  isDisputed: z.boolean().check(z.describe(DISPUTED_MEANS)),
});

export const threatsResult = z.array(threat);

export type Threat = z.infer<typeof threat>;
export type ThreatsQuery = z.infer<typeof threatsQuery>;
