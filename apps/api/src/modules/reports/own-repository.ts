import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { regions } from '../../db/schema/reference-data.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import type { Page } from '../scams/page.ts';

export interface OwnReportsRepository {
  /** A person's reports while signed in, newest first. */
  readonly list: (accountId: string, page: Page) => ReturnType<typeof listOwn>;
}

export function ownReportsRepository(queries: Queries): OwnReportsRepository {
  return { list: (accountId, page) => listOwn(queries, accountId, page) };
}

async function listOwn(queries: Queries, accountId: string, { limit, after }: Page) {
  const rows = await queries
    .select({
      report: reports,
      status: scams.status,
      reporters: scams.reporters,
      regionNames: regions.names,
    })
    .from(reports)
    .innerJoin(scams, eq(scams.id, reports.scamId))
    .innerJoin(regions, eq(regions.id, reports.region))
    .where(
      and(
        eq(reports.accountId, accountId),
        after &&
          sql`(${reports.createdAt}, ${reports.id}) < (${after.lastReportedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
  const files = await queries
    .select({ reportId: attachments.reportId, kind: attachments.kind })
    .from(attachments)
    .where(
      inArray(
        attachments.reportId,
        rows.map(({ report }) => report.id),
      ),
    );
  return rows.map((row) => ({
    ...row,
    kinds: files.filter(({ reportId }) => reportId === row.report.id).map(({ kind }) => kind),
  }));
}
