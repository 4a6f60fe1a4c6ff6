import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { webhookEvents } from './schema/webhooks.ts';

export type EventType = (typeof webhookEvents.$inferInsert)['type'];

/**
 * Writes down that something has happened which partners may want to know. It writes in the transaction in which it happens. So
 * partners are told if and only if it is kept.
 *
 * @param about the id of what it happened to.
 * @returns the event's id.
 */
export async function announce(
  queries: Pick<NodePgDatabase, 'insert'>,
  type: EventType,
  about = '',
): Promise<string> {
  const id = `msg_${randomUUID().replaceAll('-', '')}`;
  await queries.insert(webhookEvents).values({ id, type, about });
  return id;
}
