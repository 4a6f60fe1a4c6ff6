import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/client.ts';
import { accounts, oneTimeCodes, sessions } from '../db/schema/accounts.ts';
import {
  channelMessages,
  channelPlaces,
  channelStops,
  channelSubscribers,
  channelWaiting,
} from '../db/schema/channels.ts';
import { conversations } from '../db/schema/conversations.ts';
import { feedback } from '../db/schema/feedback.ts';
import { messages } from '../db/schema/messages.ts';
import { auditLog, moderationLog, reviewRequests } from '../db/schema/moderation.ts';
import { partnerCalls } from '../db/schema/partner-calls.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { reputation } from '../db/schema/reputation.ts';
import { attachments, reports, scams } from '../db/schema/scams.ts';
import { serviceReviews, serviceVotes } from '../db/schema/services.ts';
import { webhookEvents } from '../db/schema/webhooks.ts';
import type { Forgetting } from '../modules/reports/forgetting.ts';

/** What a rule works with. */
export interface RetentionWork extends Forgetting {
  readonly queries: Queries;
}

/** One row of the table in `docs/privacy.md`. */
export interface RetentionRule {
  readonly what: string;
  readonly howLong: string;
  readonly atTheEnd: string;
  readonly apply: (work: RetentionWork) => Promise<unknown>;
}

const BATCH = 200;
const UNFINISHED_MINUTES = 60;

const monthsAgo = (months: number): SQL => sql`now() - make_interval(months => ${months})`;
const olderThan = (column: PgColumn, months: number): SQL => lt(column, monthsAgo(months));

const removeAfter =
  (table: PgTable, column: PgColumn, months: number): RetentionRule['apply'] =>
  ({ queries }) =>
    queries.delete(table).where(olderThan(column, months));

const removeExpired =
  (table: PgTable, end: PgColumn): RetentionRule['apply'] =>
  ({ queries }) =>
    queries.delete(table).where(lt(end, sql`now()`));

const rejected = (queries: Queries) =>
  inArray(reports.scamId, queries.select({ id: scams.id }).from(scams).where(eq(scams.status, 'rejected')));

/** Few at a time: nobody else changes reputation meanwhile. */
async function forgetWhere(
  { queries, forgetReports }: RetentionWork,
  isOver: SQL | undefined,
): Promise<void> {
  for (;;) {
    const rows = await queries.select({ id: reports.id }).from(reports).where(isOver).limit(BATCH);
    await forgetReports(rows.map(({ id }) => id));
    if (rows.length < BATCH) return;
  }
}

/** Who may moderate, and by which app: what was decided in their name must stay explicable. */
const LASTING_ACTS = ['grant', 'revoke', 'second_factor_replaced', 'account_deleted'] as const;

/** What is kept of people, how long, and what happens at the end. `docs/privacy.md` shows the same table. */
export const RETENTION: readonly RetentionRule[] = [
  {
    what: 'Contact in a report, as it was written',
    howLong: '12 months, or until a moderator rejects the report',
    atTheEnd: 'emptied',
    apply: ({ queries }) =>
      queries
        .update(reports)
        .set({ contact: null })
        .where(and(isNotNull(reports.contact), or(olderThan(reports.createdAt, 12), rejected(queries)))),
  },
  {
    what: 'Report that a moderator has rejected',
    howLong: '6 months',
    atTheEnd: 'deleted with its files',
    apply: (work) => forgetWhere(work, and(olderThan(reports.createdAt, 6), rejected(work.queries))),
  },
  {
    what: 'Report, its files, and what is published of it',
    howLong: '24 months',
    atTheEnd: 'deleted; a scam goes with its last report',
    apply: (work) => forgetWhere(work, olderThan(reports.createdAt, 24)),
  },
  {
    what: 'Key of a contact that nobody reports any more',
    howLong: '1 day, until every instance has read the change',
    atTheEnd: 'deleted, unless a list of known scams names it',
    apply: ({ queries }) =>
      queries
        .delete(reputation)
        .where(
          and(
            eq(reputation.reports, 0),
            eq(reputation.listed, false),
            lt(reputation.updatedAt, sql`now() - interval '1 day'`),
          ),
        ),
  },
  {
    what: 'File of a report that was never finished',
    howLong: '1 hour',
    atTheEnd: 'deleted',
    apply: async ({ queries, forgetFiles }) => {
      const end = sql`now() - make_interval(mins => ${UNFINISHED_MINUTES})`;
      const rows = await queries
        .select({ id: attachments.id })
        .from(attachments)
        .where(and(isNull(attachments.reportId), lt(attachments.createdAt, end)));
      await forgetFiles(rows.map(({ id }) => id));
    },
  },
  {
    what: 'Request for another look at a report',
    howLong: '12 months',
    atTheEnd: 'deleted',
    apply: removeAfter(reviewRequests, reviewRequests.createdAt, 12),
  },
  {
    what: 'Message to the operator',
    howLong: '12 months',
    atTheEnd: 'deleted',
    apply: removeAfter(messages, messages.createdAt, 12),
  },
  {
    what: 'Review of a service',
    howLong: '36 months',
    atTheEnd: 'deleted',
    apply: removeAfter(serviceReviews, serviceReviews.createdAt, 36),
  },
  {
    what: 'Vote on a service',
    howLong: '36 months',
    atTheEnd: 'deleted',
    apply: removeAfter(serviceVotes, serviceVotes.createdAt, 36),
  },
  {
    what: 'Opinion on a result',
    howLong: '24 months',
    atTheEnd: 'deleted',
    apply: removeAfter(feedback, feedback.createdAt, 24),
  },
  {
    what: 'Account without a role that nobody signs in to',
    howLong: '24 months after the last sign-in',
    atTheEnd: 'deleted with its sign-ins; its reports stay as nobody’s until their own end',
    apply: ({ queries }) =>
      queries
        .delete(accounts)
        .where(
          and(
            olderThan(accounts.lastUsedAt, 24),
            eq(accounts.roles, []),
            notExists(queries.select().from(sessions).where(eq(sessions.accountId, accounts.id))),
          ),
        ),
  },
  {
    what: 'Session',
    howLong: '12 hours, or 30 days where “stay signed in” was chosen',
    atTheEnd: 'deleted',
    apply: removeExpired(sessions, sessions.expiresAt),
  },
  {
    what: 'One-time code',
    howLong: '10 minutes',
    atTheEnd: 'deleted',
    apply: removeExpired(oneTimeCodes, oneTimeCodes.expiresAt),
  },
  {
    what: 'Conversation with the assistant',
    howLong: '24 hours after the last message',
    atTheEnd: 'deleted',
    apply: removeExpired(conversations, conversations.expiresAt),
  },
  {
    what: 'Message of a channel, by a keyed hash; sealed with the address of the answer until it was sent',
    howLong: '2 days after it came',
    atTheEnd: 'deleted',
    apply: ({ queries }) =>
      queries.delete(channelMessages).where(lt(channelMessages.createdAt, sql`now() - interval '2 days'`)),
  },
  {
    what: 'Voice message that may be listened to, or what was heard in it, sealed; and that its sender agreed',
    howLong: 'an hour; that they agreed, a day',
    atTheEnd: 'deleted',
    apply: removeExpired(channelWaiting, channelWaiting.expiresAt),
  },
  {
    what: 'Address on a channel of people who asked for alerts, sealed, with country and language',
    howLong: '24 months, or until they write STOP or EFFACER',
    atTheEnd: 'deleted',
    apply: removeAfter(channelSubscribers, channelSubscribers.createdAt, 24),
  },
  {
    what: 'Place in a dialled menu',
    howLong: '10 minutes',
    atTheEnd: 'deleted',
    apply: removeExpired(channelPlaces, channelPlaces.expiresAt),
  },
  {
    what: 'Word STOP of a person on a channel, by a keyed hash',
    howLong: '24 months, or until they say that they may be answered again',
    atTheEnd: 'deleted',
    apply: removeAfter(channelStops, channelStops.createdAt, 24),
  },
  {
    what: 'Count of a limit, by a keyed hash',
    howLong: 'its window, a day at most',
    atTheEnd: 'deleted',
    apply: removeExpired(rateLimits, rateLimits.resetsAt),
  },
  {
    what: 'Words in the log of moderation',
    howLong: '24 months',
    atTheEnd: 'emptied; who decided what and when stays',
    apply: ({ queries }) =>
      queries
        .update(moderationLog)
        .set({ details: {} })
        .where(and(olderThan(moderationLog.createdAt, 24), sql`${moderationLog.details} <> '{}'`)),
  },
  {
    what: 'Sign-ins and codes of moderators in the audit log',
    howLong: '24 months',
    atTheEnd:
      "deleted; who got and who lost the role, who set up another app and which moderator's account was deleted stays",
    apply: ({ queries }) =>
      queries
        .delete(auditLog)
        .where(and(olderThan(auditLog.createdAt, 24), notInArray(auditLog.act, [...LASTING_ACTS]))),
  },
  {
    what: 'What partners were told by webhooks: kinds, ids and how it went, nothing of a person',
    howLong: '30 days',
    atTheEnd: 'deleted',
    apply: ({ queries }) =>
      queries.delete(webhookEvents).where(lt(webhookEvents.createdAt, sql`now() - interval '30 days'`)),
  },
  {
    what: 'Daily counts of partners’ calls',
    howLong: '24 months',
    atTheEnd: 'deleted',
    apply: removeAfter(partnerCalls, partnerCalls.day, 24),
  },
];
