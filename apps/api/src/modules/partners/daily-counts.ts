import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { partnerCalls } from '../../db/schema/partner-calls.ts';

/** How often a partner's widgets have made one call on one day. */
export interface DailyCount {
  /** `2026-11-28`, by UTC. */
  readonly day: string;
  readonly call: string;
  readonly count: number;
}

/** All that is kept of a partner's calls, newest first: two years at most. */
export const dailyCounts = (queries: Queries, partner: string): Promise<DailyCount[]> => {
  const { day, call, count } = partnerCalls;
  return queries
    .select({ day, call, count })
    .from(partnerCalls)
    .where(eq(partnerCalls.partner, partner))
    .orderBy(desc(day), call);
};

/** As RFC 4180 has it: spreadsheets open it as it is. */
export const csvOf = (counts: readonly DailyCount[]): string =>
  ['day,call,count', ...counts.map(({ day, call, count }) => `${day},${call},${count}`), ''].join('\r\n');
