import type { Reputation } from './repository.ts';

/** Reports by so many different people count without a moderator's word. Source: design, "Trust, privacy, law". */
const PUBLISHED_FROM_REPORTS = 3;

/** What may be said of an item, in the engine's words. */
export interface Known {
  readonly reports?: { readonly count: number; readonly lastReportedAt: string };
  readonly listed?: boolean;
}

/**
 * Sums up what is known under an item's several keys. One report stands under more than one of them, so the
 * largest count is taken and never the sum; what is not yet published does not count at all.
 */
export function summarize(rows: readonly Reputation[]): Known {
  const published = rows.filter(
    ({ reports, confirmed }) => reports >= (confirmed ? 1 : PUBLISHED_FROM_REPORTS),
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
