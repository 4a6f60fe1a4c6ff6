import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { moderationLog, reviewRequests } from '../../db/schema/moderation.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { reportKeys, reports } from '../../db/schema/scams.ts';

/** Moderators' confirmations under one key. */
export interface ConfirmedRow extends Record<string, unknown> {
  readonly key: string;
  readonly reports: number;
  readonly lastReportedAt: Date | string | null;
  readonly isDisputed: boolean;
  /** The first report that names it, whatever became of that report. */
  readonly firstReportedAt: Date | string | null;
  /** The last report, request for another look or decision about it. */
  readonly changedAt: Date | string | null;
  /** When its reports are too old to count. */
  readonly countsUntil: Date | string | null;
  /** One of the reports that name it, with its contact as it is kept; absent for sites, whose keys are readable. */
  readonly reportId: string | null;
  readonly contact: string | null;
}

export interface ConfirmedThreatsRepository {
  /** In the order of their keys, from the one after this. */
  readonly after: (key: string, limit: number, kinds: readonly string[]) => Promise<ConfirmedRow[]>;
  /** Changes whenever something comes to the list, leaves it or becomes disputed. */
  readonly fingerprint: () => Promise<string>;
}

/** A request for another look is open until a moderator decides anything about that scam. */
const isDisputed = sql`exists (
  select from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
    join ${reviewRequests} on ${reviewRequests.scamId} = ${reports.scamId}
  where ${reportKeys.key} = ${reputation.key} and not exists (
    select from ${moderationLog}
    where ${moderationLog.scamId} = ${reports.scamId} and ${moderationLog.createdAt} > ${reviewRequests.createdAt}))`;

const firstReportedAt = sql`(
  select min(${reports.createdAt}) from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
  where ${reportKeys.key} = ${reputation.key})`;

/** Reports and decisions are counted anew at once; `greatest` leaves out what there is none of. */
const changedAt = sql`greatest(${reputation.updatedAt}, (
  select max(${reviewRequests.createdAt})
  from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
    join ${reviewRequests} on ${reviewRequests.scamId} = ${reports.scamId}
  where ${reportKeys.key} = ${reputation.key}))`;

/**
 * A report on one host is known under its whole site too, so that a check of a sister host warns. A blocker must not block a
 * whole site for that. So a site is listed only if a report that was read names the site itself.
 */
const isNamedItself = sql`(${reputation.key} not like 'domain:%' or exists (
  select from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
  where ${reportKeys.key} = ${reputation.key} and ${reports.isRead} and not exists (
    select from ${reportKeys} as below
    where below.report_id = ${reports.id} and below.key like 'host:%.' || substr(${reputation.key}, 8))))`;

const isConfirmed = sql`(${reputation.confirmed} and ${reputation.reports} > 0 and ${reputation.countsUntil} > now() and ${isNamedItself})`;

export const confirmedThreatsRepository = (queries: Queries): ConfirmedThreatsRepository => ({
  after: async (key, limit, kinds) => {
    const { rows } = await queries.execute<ConfirmedRow>(sql`
      select ${reputation.key} as key, ${reputation.reports} as reports,
        ${reputation.lastReportedAt} as "lastReportedAt", ${isDisputed} as "isDisputed",
        ${firstReportedAt} as "firstReportedAt", ${changedAt} as "changedAt", ${reputation.countsUntil} as "countsUntil",
        named.id as "reportId", named.contact as contact
      from ${reputation}
      left join lateral (
        select ${reports.id} as id, ${reports.contact} as contact
        from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
        where ${reportKeys.key} = ${reputation.key} and ${reports.contact} is not null and ${reputation.key} like 'number#%'
        order by ${reports.createdAt} desc limit 1
      ) as named on true
      where ${isConfirmed} and ${reputation.key} > ${key}
        and ${reputation.key} like any (${sql.param(kinds.map((kind) => `${kind}%`))}::text[])
      order by ${reputation.key} limit ${limit}`);
    return rows;
  },
  fingerprint: async () => {
    const { rows } = await queries.execute<{ fingerprint: string }>(sql`
      select md5(coalesce(string_agg(${reputation.key} || ' ' || ${isDisputed}, ' ' order by ${reputation.key}), '')) as fingerprint
      from ${reputation} where ${isConfirmed}`);
    return rows[0]?.fingerprint ?? '';
  },
});
