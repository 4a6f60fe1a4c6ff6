import type { KnownEvidence } from '@scamguard/engine';
import type { Reputation } from './repository.ts';

const NOTHING: KnownEvidence = {};

/**
 * Sums up what is known under an item's several keys. One report stands under more than one of them, so the
 * largest count is taken and never the sum; what does not count yet, or no more, is left out.
 */
export function summarize(rows: readonly Reputation[], now = new Date()): KnownEvidence {
  if (!rows.length) return NOTHING;
  const published = rows.filter(
    ({ reports, countsUntil }) => reports > 0 && countsUntil && countsUntil > now,
  );
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
