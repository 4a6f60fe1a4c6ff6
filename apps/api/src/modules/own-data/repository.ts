import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import type { Queries } from '../../db/client.ts';
import { accounts, identities, sessions } from '../../db/schema/accounts.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { type OpinionRows, opinionsOf, removeOpinions } from './opinions.ts';

export type KeptReportRow = Awaited<ReturnType<typeof reportsWhere>>[number];
/** The owner of the reports: an account, or the hash of a code. */
export type Owner = { readonly accountId: string } | { readonly codeHash: string };

export interface OwnDataRepository {
  readonly reports: (owner: Owner) => Promise<KeptReportRow[]>;
  readonly account: (id: string) => ReturnType<typeof accountParts>;
  /** @param visitor the keyed hash under which an account votes and writes. */
  readonly opinions: (visitor: string) => Promise<OpinionRows>;
  /** Whether a session began within so many seconds. */
  readonly hasJustBegun: (tokenHash: string, seconds: number) => Promise<boolean>;
  /** Removes an account with its sign-ins and sessions, its reviews and its votes. That of a moderator leaves a line in the log. */
  readonly removeAccount: (id: string, visitor: string, isModerator: boolean) => Promise<void>;
}

export function ownDataRepository(queries: Queries): OwnDataRepository {
  return {
    reports: (owner) => reportsWhere(queries, owner),
    account: (id) => accountParts(queries, id),
    opinions: (visitor) => opinionsOf(queries, visitor),
    hasJustBegun: async (tokenHash, seconds) => {
      const isFresh = gt(sessions.createdAt, sql`now() - ${seconds} * interval '1 second'`);
      return (await queries.$count(sessions, and(eq(sessions.tokenHash, tokenHash), isFresh))) > 0;
    },
    removeAccount: (id, visitor, isModerator) =>
      queries.transaction(async (transaction) => {
        await removeOpinions(transaction, visitor);
        await transaction.delete(accounts).where(eq(accounts.id, id));
        if (isModerator) await audit(transaction, id, 'account_deleted');
      }),
  };
}

async function reportsWhere(queries: Queries, owner: Owner) {
  const isOwn =
    'accountId' in owner ? eq(reports.accountId, owner.accountId) : eq(reports.dataCode, owner.codeHash);
  const rows = await queries
    .select({ report: reports, status: scams.status })
    .from(reports)
    .innerJoin(scams, eq(scams.id, reports.scamId))
    .where(isOwn)
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const ids = rows.map(({ report }) => report.id);
  const files = await queries.select().from(attachments).where(inArray(attachments.reportId, ids));
  return rows.map((row) => ({
    ...row,
    attachments: files.filter(({ reportId }) => reportId === row.report.id),
  }));
}

async function accountParts(queries: Queries, id: string) {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id));
  const signIns = await queries.select().from(identities).where(eq(identities.accountId, id));
  const open = await queries.select().from(sessions).where(eq(sessions.accountId, id));
  return account && { account, signIns, sessions: open };
}
