import type { Queries } from './client.ts';
import { type AuditedAct, auditLog } from './schema/moderation.ts';

/** Somebody did it themselves, with their account. */
const THEMSELVES = 'account';

/** Writes down who became a moderator, and how moderators came in. Rows stay. */
export async function audit(
  queries: Pick<Queries, 'insert'>,
  account: string,
  act: AuditedAct,
  doneBy = THEMSELVES,
): Promise<void> {
  await queries.insert(auditLog).values({ account, act, doneBy });
}
