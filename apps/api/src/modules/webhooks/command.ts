import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { announce } from '../../db/announce.ts';
import type { Queries } from '../../db/client.ts';
import { webhookDeliveries, webhookEvents } from '../../db/schema/webhooks.ts';
import type { Subscription } from '../../settings/webhooks.ts';

const USAGE = `npm run webhooks -- list
npm run webhooks -- test NAME
npm run webhooks -- replay NAME --since 2026-11-01 [--failed]`;

/** A secret for a new subscription, as Standard Webhooks writes them. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Says how it went with each subscription, has a test sent, or has again sent what was.
 *
 * @returns what is told to who ran it.
 * @throws {Error} when it is not understood, or nobody has that name.
 */
export async function webhooksCommand(
  queries: Queries,
  subscriptions: readonly Subscription[],
  words: readonly string[],
): Promise<string> {
  const options = { since: { type: 'string' }, failed: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [what, name = ''] = positionals;
  if (what === 'list') return list(queries, subscriptions);
  if (what !== 'test' && what !== 'replay') throw new Error(USAGE);
  if (!subscriptions.some((subscription) => subscription.name === name))
    throw new Error(`WEBHOOKS names no "${name}".`);
  if (what === 'test') {
    await queries.transaction(async (transaction) => {
      const event = await announce(transaction, 'webhook.test');
      await transaction.insert(webhookDeliveries).values({ event, subscriber: name });
    });
    return `A test goes to ${name} within seconds while a server runs. "list" says how it went.`;
  }
  const since = new Date(values.since ?? '');
  if (Number.isNaN(since.getTime())) throw new Error(USAGE);
  const count = await replay(queries, name, since, values.failed ?? false);
  return `${count} go to ${name} again while a server runs, each under the id that it had.`;
}

async function replay(queries: Queries, name: string, since: Date, isFailedOnly: boolean): Promise<number> {
  const events = queries
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(gte(webhookEvents.createdAt, since));
  const rows = await queries
    .update(webhookDeliveries)
    .set({ state: 'owed', attempts: 0, dueAt: sql`now()`, heldUntil: null, problem: null })
    .where(
      and(
        eq(webhookDeliveries.subscriber, name),
        inArray(webhookDeliveries.event, events),
        isFailedOnly ? eq(webhookDeliveries.state, 'failed') : ne(webhookDeliveries.state, 'owed'),
      ),
    )
    .returning({ event: webhookDeliveries.event });
  return rows.length;
}

async function list(queries: Queries, subscriptions: readonly Subscription[]): Promise<string> {
  const { subscriber, state, problem } = webhookDeliveries;
  const rows = await queries
    .select({ subscriber, state, count: sql<number>`count(*)::int`, problem: sql`max(${problem})` })
    .from(webhookDeliveries)
    .groupBy(subscriber, state)
    .orderBy(subscriber, state);
  const lines = subscriptions.map(({ name, url, types }) => {
    const own = rows
      .filter((row) => row.subscriber === name)
      .map((row) => `${row.count} ${row.state}${row.problem ? ` (${row.problem})` : ''}`);
    return `${name}  ${url.host}  ${types.join(',')}  ${own.join(', ') || 'nothing yet'}`;
  });
  return lines.join('\n') || 'WEBHOOKS names nobody.';
}
