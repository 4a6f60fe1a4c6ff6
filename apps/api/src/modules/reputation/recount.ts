import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { reputation, reputationClock } from '../../db/schema/reputation.ts';
import { reportKeys, reports, scams } from '../../db/schema/scams.ts';
import { AGREEING_REPORTERS, countedVoices, voicesByHour } from './voices.ts';

/** How long reports count: those that only agree with each other, and those that a moderator has confirmed. */
export const DAYS_OF_COUNTING = { agreed: 365, confirmed: 730 } as const;

/** Waits for the process that is changing reputation, and gives this transaction the next number of a change. */
export async function takeTurn(transaction: Transaction): Promise<number> {
  const [clock] = await transaction
    .update(reputationClock)
    .set({ value: sql`${reputationClock.value} + 1` })
    .returning();
  return clock?.value ?? 0;
}

/**
 * Counts anew what the reports say of these keys. The caller has taken their turn.
 *
 * People count once, however often they report. Those of one hour count as one until a moderator has read their reports. An item
 * that the engine knows as honest counts only where a moderator has confirmed it.
 */
export async function recount(
  transaction: Transaction,
  keys: readonly string[],
  change: number,
): Promise<void> {
  if (!keys.length) return;
  const isConfirmed = sql`bool_or(hours.confirmed)`;
  const source = sql`from ${reportKeys}
        join ${reports} on ${reports.id} = ${reportKeys.reportId}
        join ${scams} on ${scams.id} = ${reports.scamId}
      where ${reportKeys.key} = any(${sql.param(keys)})
        and (${scams.status} = 'published' or (${scams.status} = 'pending' and not ${scams.isProtected}))
        and ${reports.createdAt} > now() - make_interval(days => ${DAYS_OF_COUNTING.confirmed})`;
  await transaction.execute(sql`
    with ${voicesByHour(sql`${reportKeys.key}`, source)}
    insert into ${reputation} (key, reports, confirmed, last_reported_at, counts_until, change, updated_at)
    select asked.key, coalesce(${countedVoices}, 0), coalesce(${isConfirmed}, false), max(hours.last),
      case when ${isConfirmed} then max(hours.last) + make_interval(days => ${DAYS_OF_COUNTING.confirmed})
        else (array_agg(hours.last order by hours.last desc))[${sql.raw(String(AGREEING_REPORTERS))}]
          + make_interval(days => ${DAYS_OF_COUNTING.agreed}) end,
      ${change}, now()
    from unnest(${sql.param(keys)}::text[]) as asked(key) left join hours on hours.subject = asked.key
    group by asked.key
    on conflict (key) do update set reports = excluded.reports, confirmed = excluded.confirmed,
      last_reported_at = excluded.last_reported_at, counts_until = excluded.counts_until,
      change = excluded.change, updated_at = excluded.updated_at`);
}
