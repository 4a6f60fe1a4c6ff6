import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { attachments, reportKeys, reports, scams } from '../../db/schema/scams.ts';
import { recount, takeTurn } from '../reputation/recount.ts';
import { sumUp } from './sum-up.ts';

export type NewReport = Omit<typeof reports.$inferInsert, 'scamId'>;
export type NewAttachment = Omit<typeof attachments.$inferInsert, 'reportId'>;

/** The part of a new report that everybody may read. */
export type NewScam = Pick<
  typeof scams.$inferInsert,
  'title' | 'description' | 'contact' | 'contactKey' | 'contactPart' | 'isProtected'
>;

export interface Addition {
  readonly report: NewReport;
  /** The scam it tells of, if nobody has reported the same contact yet. */
  readonly scam: NewScam;
  /** The engine's keys of the contact, hidden. */
  readonly keys: readonly string[];
  /** Those that have been announced and stored. */
  readonly attachments: readonly NewAttachment[];
}

/** A report that is kept, and the hash of the code that was shown for it. */
export type KeptReport = Pick<typeof reports.$inferSelect, 'id' | 'dataCode'>;

export interface ReportsRepository {
  /** The report that was sent under this key. */
  readonly find: (requestKey: string) => Promise<KeptReport | undefined>;
  /** Says that these files will be stored, so that they are found again if nothing comes of it. */
  readonly announce: (files: readonly NewAttachment[]) => Promise<void>;
  /**
   * Keeps a report with its files and lets it count; one that was sent before is left as it is.
   *
   * @returns the id under which it is kept, which then is not the new one.
   */
  readonly add: (addition: Addition) => Promise<string>;
  /** Files that were announced before a moment and belong to no report. */
  readonly abandoned: (before: Date) => Promise<string[]>;
  readonly forget: (attachmentIds: readonly string[]) => Promise<void>;
}

export function reportsRepository(queries: Queries): ReportsRepository {
  return {
    find: (requestKey) => findIn(queries, requestKey),
    announce: async (files) => {
      if (files.length) await queries.insert(attachments).values([...files]);
    },
    add: (addition) =>
      queries.transaction(async (transaction) => {
        const change = await takeTurn(transaction);
        const earlier = await findIn(transaction, addition.report.requestKey);
        if (earlier) return earlier.id;
        await keep(transaction, addition);
        await recount(transaction, addition.keys, change);
        return addition.report.id;
      }),
    abandoned: async (before) => {
      const rows = await queries
        .select({ id: attachments.id })
        .from(attachments)
        .where(and(isNull(attachments.reportId), lt(attachments.createdAt, before)));
      return rows.map(({ id }) => id);
    },
    forget: async (ids) => {
      await queries
        .delete(attachments)
        .where(and(inArray(attachments.id, [...ids]), isNull(attachments.reportId)));
    },
  };
}

async function findIn(queries: Queries | Transaction, requestKey: string) {
  const rows = await queries
    .select({ id: reports.id, dataCode: reports.dataCode })
    .from(reports)
    .where(eq(reports.requestKey, requestKey));
  return rows[0];
}

async function keep(transaction: Transaction, { report, scam, keys, attachments: files }: Addition) {
  const scamId = (await sameContact(transaction, scam)) ?? (await addScam(transaction, report, scam));
  await transaction.insert(reports).values({ ...report, scamId, accountId: stillThere(report.accountId) });
  if (keys.length)
    await transaction.insert(reportKeys).values(keys.map((key) => ({ reportId: report.id, key })));
  if (files.length) {
    const ids = files.map(({ id }) => id);
    await transaction.update(attachments).set({ reportId: report.id }).where(inArray(attachments.id, ids));
  }
  await sumUp(transaction, scamId);
}

/** An account may be deleted while its report is on the way: then the report is nobody's, as those before it are. */
const stillThere = (accountId: string | null | undefined) =>
  accountId
    ? sql`(select ${accounts.id} from ${accounts} where ${accounts.id} = ${accountId} for key share)`
    : null;

async function sameContact(transaction: Transaction, { contactKey }: NewScam): Promise<string | undefined> {
  if (!contactKey) return undefined;
  const rows = await transaction
    .select({ id: scams.id })
    .from(scams)
    .where(and(eq(scams.contactKey, contactKey), ne(scams.status, 'rejected')));
  return rows[0]?.id;
}

async function addScam(transaction: Transaction, report: NewReport, scam: NewScam): Promise<string> {
  const { id, scamType, region, createdAt: lastReportedAt } = report;
  await transaction.insert(scams).values({ ...scam, id, scamType, region, lastReportedAt });
  return id;
}
