import { and, eq, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { countedVoices, voicesByHour } from '../reputation/voices.ts';

/** Brings what is shown of a scam up to date with the reports on it. */
export async function sumUp(transaction: Transaction, scamId: string): Promise<void> {
  const [sums] = await transaction
    .select({
      lastReportedAt: max(reports.createdAt),
      hasAudio: sql<boolean>`count(${attachments.id}) > 0`,
    })
    .from(reports)
    .leftJoin(attachments, and(eq(attachments.reportId, reports.id), eq(attachments.kind, 'voice')))
    .where(eq(reports.scamId, scamId));
  if (!sums?.lastReportedAt) return;
  const { lastReportedAt, hasAudio } = sums;
  const ofScam = sql`from ${reports} join ${scams} on ${scams.id} = ${reports.scamId} where ${scams.id} = ${scamId}`;
  const reporters = sql`(with ${voicesByHour(sql`${scams.id}`, ofScam)} select ${countedVoices} from hours)`;
  await transaction.update(scams).set({ reporters, lastReportedAt, hasAudio }).where(eq(scams.id, scamId));
}
