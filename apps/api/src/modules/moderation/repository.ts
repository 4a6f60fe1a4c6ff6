import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { announce } from '../../db/announce.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { moderationLog, reviewRequests } from '../../db/schema/moderation.ts';
import { regions } from '../../db/schema/reference-data.ts';
import { attachments, reportKeys, reports, scams } from '../../db/schema/scams.ts';
import { sumUp } from '../reports/sum-up.ts';
import { recount, takeTurn } from '../reputation/recount.ts';
import type { Page } from '../scams/page.ts';
import { forgetWords, learnWords } from '../scams/published-words.ts';

type ScamRow = typeof scams.$inferSelect;
type LogEntry = Pick<typeof moderationLog.$inferInsert, 'moderator' | 'action'>;

export interface ModerationRepository {
  readonly list: (status: ScamRow['status'], page: Page) => ReturnType<typeof listScams>;
  readonly isPublished: (id: string) => Promise<boolean>;
  /** An attachment of a report that was kept. */
  readonly attachment: (id: string) => Promise<typeof attachments.$inferSelect | undefined>;
  readonly addReviewRequest: (row: typeof reviewRequests.$inferInsert) => Promise<boolean>;
  /**
   * Changes a scam, lets it count accordingly and writes down what was decided.
   *
   * @param valuesFor what it gets, from what it is.
   * @returns its state, or undefined when there is no such scam.
   */
  readonly change: (
    id: string,
    valuesFor: (before: ScamRow) => Partial<Pick<ScamRow, 'status' | 'title' | 'description'>>,
    entry: LogEntry,
  ) => Promise<ScamRow['status'] | undefined>;
  /**
   * Takes one report out of a scam, to where it counts for nothing; the last one takes the scam with it.
   *
   * @returns the scam's state, or undefined when it has no such report.
   */
  readonly rejectReport: (
    id: string,
    reportId: string,
    entry: LogEntry,
  ) => Promise<ScamRow['status'] | undefined>;
  /** Gives the reports on one scam to another, whose state it tells. */
  readonly merge: (id: string, into: string, entry: LogEntry) => Promise<ScamRow['status'] | undefined>;
}

export function moderationRepository(queries: Queries): ModerationRepository {
  return {
    list: (status, page) => listScams(queries, status, page),
    isPublished: async (id) =>
      (await queries.$count(scams, and(eq(scams.id, id), eq(scams.status, 'published')))) > 0,
    attachment: async (id) =>
      (
        await queries
          .select()
          .from(attachments)
          .where(and(eq(attachments.id, id), isNotNull(attachments.reportId)))
      )[0],
    addReviewRequest: async (row) => {
      const known = await queries.select({ id: scams.id }).from(scams).where(eq(scams.id, row.scamId));
      if (known.length) await queries.insert(reviewRequests).values(row);
      return known.length > 0;
    },
    change: (id, valuesFor, entry) =>
      queries.transaction(async (transaction) => {
        const change = await takeTurn(transaction);
        const [before] = await transaction.select().from(scams).where(eq(scams.id, id));
        if (!before) return undefined;
        const values = valuesFor(before);
        await transaction.update(scams).set(values).where(eq(scams.id, id));
        if (values.status === 'published')
          await transaction.update(reports).set({ isRead: true }).where(eq(reports.scamId, id));
        await changeWords(transaction, before, { ...before, ...values });
        await sumUp(transaction, id);
        const { status, title, description } = before;
        await transaction
          .insert(moderationLog)
          .values({ ...entry, scamId: id, details: { status, title, description } });
        if (values.status === 'published' && status !== 'published')
          await announce(transaction, 'report.published', id);
        await recount(transaction, await keysOf(transaction, id), change);
        return values.status ?? status;
      }),
    rejectReport: (id, reportId, entry) =>
      queries.transaction(async (transaction) => {
        const change = await takeTurn(transaction);
        const [scam] = await transaction.select().from(scams).where(eq(scams.id, id));
        const isOfScam = eq(reports.scamId, id);
        const isMeant = and(isOfScam, eq(reports.id, reportId));
        if (!scam || !(await transaction.$count(reports, isMeant))) return undefined;
        const { search: _, ...row } = scam;
        const isLast = (await transaction.$count(reports, isOfScam)) === 1;
        const rejected = isLast ? id : randomUUID();
        if (isLast) {
          await transaction.update(scams).set({ status: 'rejected' }).where(eq(scams.id, id));
          await changeWords(transaction, scam, { ...scam, status: 'rejected' });
        } else {
          await transaction.insert(scams).values({ ...row, id: rejected, status: 'rejected' });
          await transaction.update(reports).set({ scamId: rejected }).where(isMeant);
          for (const each of [id, rejected]) await sumUp(transaction, each);
        }
        await transaction
          .insert(moderationLog)
          .values({ ...entry, scamId: id, details: { status: scam.status, report: reportId } });
        await recount(transaction, await keysOf(transaction, rejected), change);
        return isLast ? ('rejected' as const) : scam.status;
      }),
    merge: (id, into, entry) =>
      queries.transaction(async (transaction) => {
        const change = await takeTurn(transaction);
        const found = await transaction
          .select()
          .from(scams)
          .where(inArray(scams.id, [id, into]));
        const from = found.find((scam) => scam.id === id);
        const target = found.find((scam) => scam.id === into);
        if (!from || !target) return undefined;
        const keys = await keysOf(transaction, id);
        await transaction.update(reports).set({ scamId: into }).where(eq(reports.scamId, id));
        await transaction.update(reviewRequests).set({ scamId: into }).where(eq(reviewRequests.scamId, id));
        await transaction.delete(scams).where(eq(scams.id, id));
        if (from.status === 'published') await forgetWords(transaction, from);
        await transaction
          .update(scams)
          .set({
            isProtected: sql`${scams.isProtected} or ${from.isProtected}`,
          })
          .where(eq(scams.id, into));
        if (target.status === 'published')
          await transaction.update(reports).set({ isRead: true }).where(eq(reports.scamId, into));
        await sumUp(transaction, into);
        const { title, description } = from;
        await transaction
          .insert(moderationLog)
          .values({ ...entry, scamId: id, details: { into, title, description } });
        await recount(transaction, keys, change);
        return target.status;
      }),
  };
}

/** Keeps the words by which misspelt searches are understood to those of published texts. */
async function changeWords(transaction: Transaction, before: ScamRow, after: ScamRow): Promise<void> {
  if (before.status === 'published') await forgetWords(transaction, before);
  if (after.status === 'published') await learnWords(transaction, after);
}

async function keysOf(transaction: Pick<Queries, 'selectDistinct'>, scamId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ key: reportKeys.key })
    .from(reportKeys)
    .innerJoin(reports, eq(reports.id, reportKeys.reportId))
    .where(eq(reports.scamId, scamId));
  return rows.map(({ key }) => key);
}

async function listScams(queries: Queries, status: ScamRow['status'], { limit, after }: Page) {
  const rows = await queries
    .select({ scam: scams, regionNames: regions.names })
    .from(scams)
    .innerJoin(regions, eq(regions.id, scams.region))
    .where(
      and(
        eq(scams.status, status),
        after &&
          sql`(${scams.lastReportedAt}, ${scams.id}) < (${after.lastReportedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(scams.lastReportedAt), desc(scams.id))
    .limit(limit);
  const ids = rows.map(({ scam }) => scam.id);
  const sent = await queries
    .select()
    .from(reports)
    .where(inArray(reports.scamId, ids))
    .orderBy(asc(reports.createdAt));
  const reportIds = sent.map(({ id }) => id);
  const files = await queries.select().from(attachments).where(inArray(attachments.reportId, reportIds));
  const asked = await queries
    .select()
    .from(reviewRequests)
    .where(inArray(reviewRequests.scamId, ids))
    .orderBy(asc(reviewRequests.createdAt));
  return rows.map((row) => ({
    ...row,
    reports: sent
      .filter(({ scamId }) => scamId === row.scam.id)
      .map((report) => ({ ...report, attachments: files.filter(({ reportId }) => reportId === report.id) })),
    reviewRequests: asked.filter(({ scamId }) => scamId === row.scam.id),
  }));
}
