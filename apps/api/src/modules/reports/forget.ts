import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client.ts';
import { reviewRequests } from '../../db/schema/moderation.ts';
import { attachments, reportKeys, reports, scams } from '../../db/schema/scams.ts';
import { recount, takeTurn } from '../reputation/recount.ts';
import { forgetWords } from '../scams/published-words.ts';
import { sumUp } from './sum-up.ts';

type Report = typeof reports.$inferSelect;

export interface ForgetOptions {
  /** The masked words of a report, which take the place of those that go while no moderator has decided. */
  readonly wordsOf: (report: Report) => { readonly title: string; readonly description: string };
}

/**
 * Takes reports and all that hangs on them out of the database, and lets them count no more. A scam that nobody else has reported
 * goes with them. Their files then belong to nobody: the caller removes them now, or they are removed later as abandoned.
 *
 * @returns the names of the files.
 */
export async function forgetReports(
  queries: Queries,
  ids: readonly string[],
  { wordsOf }: ForgetOptions,
): Promise<string[]> {
  if (!ids.length) return [];
  return queries.transaction(async (transaction) => {
    const change = await takeTurn(transaction);
    const gone = await transaction
      .select({ id: reports.id, scamId: reports.scamId })
      .from(reports)
      .where(inArray(reports.id, [...ids]));
    const goneIds = gone.map(({ id }) => id);
    const ofGone = inArray(reportKeys.reportId, goneIds);
    const keys = await transaction.selectDistinct({ key: reportKeys.key }).from(reportKeys).where(ofGone);
    await transaction.delete(reportKeys).where(ofGone);
    const files = await transaction
      .update(attachments)
      .set({ reportId: null })
      .where(inArray(attachments.reportId, goneIds))
      .returning({ id: attachments.id });
    await transaction.delete(reports).where(inArray(reports.id, goneIds));
    for (const scamId of new Set(gone.map((report) => report.scamId)))
      await tidy(transaction, scamId, new Set(goneIds), wordsOf);
    await recount(
      transaction,
      keys.map(({ key }) => key),
      change,
    );
    return files.map(({ id }) => id);
  });
}

/** A scam has the id of the report whose words it shows. */
async function tidy(
  transaction: Transaction,
  scamId: string,
  gone: ReadonlySet<string>,
  wordsOf: ForgetOptions['wordsOf'],
): Promise<void> {
  const [oldest] = await transaction
    .select()
    .from(reports)
    .where(eq(reports.scamId, scamId))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(1);
  if (!oldest) {
    await transaction.delete(reviewRequests).where(eq(reviewRequests.scamId, scamId));
    const [scam] = await transaction.delete(scams).where(eq(scams.id, scamId)).returning();
    if (scam?.status === 'published') await forgetWords(transaction, scam);
    return;
  }
  const isUndecided = and(eq(scams.id, scamId), eq(scams.status, 'pending'));
  if (gone.has(scamId)) await transaction.update(scams).set(wordsOf(oldest)).where(isUndecided);
  await sumUp(transaction, scamId);
}

/** Says that files that belong to no report are gone from the store. */
export async function forgetFiles(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await queries
      .delete(attachments)
      .where(and(inArray(attachments.id, [...ids]), isNull(attachments.reportId)));
}
