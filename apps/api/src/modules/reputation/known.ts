import type { KnownEvidence } from '@scamguard/engine';
import type { Reputation } from './repository.ts';

const NOTHING: KnownEvidence = {};

/**
 * Sums up the reputation of an item's several keys. One report stands under more than one of them, so the largest count is taken
 * and never the sum. A report that does not count yet, or no longer counts, is left out.
 */
export function summarize(rows: readonly Reputation[], now = new Date()): KnownEvidence {
  if (!rows.length) return NOTHING;
  const published = rows.filter((row) => endOf(row) > now.getTime());
  const dates = published.map(({ lastReportedAt, updatedAt }) => (lastReportedAt ?? updatedAt).getTime());
  return {
    ...(published.length
      ? {
          reports: {
            count: Math.max(...published.map(({ reports }) => reports)),
            lastReportedAt: new Date(Math.max(...dates)).toISOString(),
          },
        }
      : {}),
    ...(rows.some(({ listed }) => listed) ? { listed: true } : {}),
  };
}

/** When the first of the reports that count now are too old to count, in milliseconds; never where none counts. */
export const countingEnds = (rows: readonly Reputation[], now: number): number =>
  Math.min(...rows.map(endOf).filter((end) => end > now));

/** When its reports are too old to count; in the past where they do not count at all. */
const endOf = ({ reports, countsUntil }: Reputation): number =>
  reports > 0 && countsUntil ? countsUntil.getTime() : Number.NEGATIVE_INFINITY;
