import { and, eq, sql } from 'drizzle-orm';
import { announce, type EventType } from '../../db/announce.ts';
import type { Queries } from '../../db/client.ts';
import { scams } from '../../db/schema/scams.ts';
import {
  webhookDeliveries,
  webhookEvents,
  webhookSubscribers,
  webhookWatch,
} from '../../db/schema/webhooks.ts';
import type { Subscription } from '../../settings/webhooks.ts';

/** Something that a partner is to be told, taken up by one instance. */
export interface OwedEvent {
  readonly event: string;
  readonly subscriber: string;
  readonly attempts: number;
  readonly type: EventType;
  readonly about: string;
  readonly createdAt: Date;
}

type Claim = Pick<OwedEvent, 'event' | 'subscriber' | 'attempts'>;
type Outcome = { readonly state: 'sent' | 'dropped' | 'failed'; readonly problem?: string };

export interface PublishedScam {
  readonly scamType: string;
  readonly region: string;
  readonly reporters: number;
  readonly lastReportedAt: Date;
}

export interface WebhooksRepository {
  /** Owes a partner every event of its kinds that has happened since it asked for them. */
  readonly owe: (subscription: Pick<Subscription, 'name' | 'types'>) => Promise<void>;
  /** The next that is due, for one instance alone; the others leave it for as long as it is held. */
  readonly claim: (subscriber: string, heldSeconds: number) => Promise<OwedEvent | undefined>;
  readonly finish: (claim: Claim, outcome: Outcome) => Promise<void>;
  readonly postpone: (claim: Claim, seconds: number, problem: string) => Promise<void>;
  /** A scam as everybody may see it; absent once it is not published any more. */
  readonly publishedScam: (id: string) => Promise<PublishedScam | undefined>;
  /** Compares a list with how it was, every so often and one instance for all, and announces that it has changed. */
  readonly watchThreats: (fingerprint: () => Promise<string>, everySeconds: number) => Promise<void>;
}

const LIST = 'threats';

export function webhooksRepository(queries: Queries): WebhooksRepository {
  const change = async (
    { event, subscriber, attempts }: Claim,
    values: Parameters<ReturnType<typeof queries.update<typeof webhookDeliveries>>['set']>[0],
  ) => {
    const isMine = and(
      eq(webhookDeliveries.event, event),
      eq(webhookDeliveries.subscriber, subscriber),
      eq(webhookDeliveries.attempts, attempts),
      eq(webhookDeliveries.state, 'owed'),
    );
    await queries
      .update(webhookDeliveries)
      .set({ ...values, heldUntil: null })
      .where(isMine);
  };
  return {
    owe: async ({ name, types }) => {
      await queries
        .insert(webhookSubscribers)
        .values(types.map((type) => ({ name, type })))
        .onConflictDoNothing();
      await queries.execute(sql`
        insert into ${webhookDeliveries} (event, subscriber, due_at)
        select e.id, s.name, e.created_at
        from ${webhookEvents} e join ${webhookSubscribers} s on s.type = e.type and s.since <= e.created_at
        where s.name = ${name} and s.type = any (${sql.param([...types])}::text[])
          and not exists (select from ${webhookDeliveries} d where d.event = e.id and d.subscriber = s.name)
        on conflict do nothing`);
    },
    claim: async (subscriber, heldSeconds) => {
      const next = sql`(
        select d.event from ${webhookDeliveries} d
        where d.subscriber = ${subscriber} and d.state = 'owed' and d.due_at <= now()
          and (d.held_until is null or d.held_until < now())
        order by d.due_at limit 1 for update skip locked)`;
      const [claimed] = await queries
        .update(webhookDeliveries)
        .set({
          attempts: sql`${webhookDeliveries.attempts} + 1`,
          heldUntil: sql`now() + ${heldSeconds} * interval '1 second'`,
        })
        .where(and(sql`${webhookDeliveries.event} = ${next}`, eq(webhookDeliveries.subscriber, subscriber)))
        .returning();
      if (!claimed) return undefined;
      const [event] = await queries.select().from(webhookEvents).where(eq(webhookEvents.id, claimed.event));
      return event && { ...claimed, type: event.type, about: event.about, createdAt: event.createdAt };
    },
    finish: (claim, { state, problem = null as string | null }) => change(claim, { state, problem }),
    postpone: (claim, seconds, problem) =>
      change(claim, { dueAt: sql`now() + ${seconds} * interval '1 second'`, problem }),
    publishedScam: async (id) => {
      const { scamType, region, reporters, lastReportedAt } = scams;
      const [scam] = await queries
        .select({ scamType, region, reporters, lastReportedAt })
        .from(scams)
        .where(and(eq(scams.id, id), eq(scams.status, 'published')));
      return scam;
    },
    watchThreats: async (fingerprint, everySeconds) => {
      const isDue = sql`${webhookWatch.checkedAt} <= now() - ${everySeconds} * interval '1 second'`;
      const rows = await queries.select().from(webhookWatch).where(eq(webhookWatch.list, LIST));
      if (!rows.length) {
        const begun = { list: LIST, fingerprint: await fingerprint() };
        await queries.insert(webhookWatch).values(begun).onConflictDoNothing();
        return;
      }
      if (!(await queries.$count(webhookWatch, and(eq(webhookWatch.list, LIST), isDue)))) return;
      const now = await fingerprint();
      await queries.transaction(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(webhookWatch)
          .where(and(eq(webhookWatch.list, LIST), isDue))
          .for('update', { skipLocked: true });
        if (!before) return;
        await transaction
          .update(webhookWatch)
          .set({ fingerprint: now, checkedAt: sql`now()` })
          .where(eq(webhookWatch.list, LIST));
        if (before.fingerprint !== now) await announce(transaction, 'threats.changed');
      });
    },
  };
}
