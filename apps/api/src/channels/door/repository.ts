import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelMessages, channelStops } from '../../db/schema/channels.ts';
import type { ChannelName } from '../message.ts';

/** A message that somebody is to answer, taken up by one instance. */
export interface Owed {
  readonly key: string;
  readonly channel: ChannelName;
  readonly person: string;
  /** Sealed. */
  readonly incoming: string;
  /** Sealed; absent while the answer is not known. */
  readonly outgoing: string | null;
  readonly sent: number;
  /** The last piece that was handed to the provider, from 1; it may have been taken without our knowing. */
  readonly handed: number;
  readonly attempts: number;
}

type Claim = Pick<Owed, 'key' | 'attempts'>;

export interface NewMessage {
  readonly key: string;
  readonly channel: ChannelName;
  readonly person: string;
  readonly incoming: string;
  readonly saidAt: Date;
  /** More of the same may follow for so long, in milliseconds: it is not answered before. */
  readonly waits?: number;
  /** An answer that is known already. */
  readonly outgoing?: string;
}

export interface ChannelsRepository {
  /** Keeps those that have not come before, all together: nobody answers a later one before an earlier one is there. */
  readonly keep: (messages: readonly NewMessage[]) => Promise<void>;
  /** The next that is due, for one instance alone; of one person always the earliest. */
  readonly claim: () => Promise<Owed | undefined>;
  /** What the same person wrote within so many milliseconds after it, in that order; nobody else can have taken it up. */
  readonly soonAfter: (claim: Owed, withinMs: number) => Promise<readonly Pick<Owed, 'key' | 'incoming'>[]>;
  /** Makes others part of a message, whose new words these are; all of it or nothing. */
  readonly join: (claim: Claim, incoming: string, others: readonly string[]) => Promise<boolean>;
  /** Notes that a piece is being handed over, before it is. */
  readonly handing: (claim: Claim, piece: number) => Promise<boolean>;
  readonly keepAnswer: (claim: Claim, outgoing: string) => Promise<boolean>;
  readonly pieceSent: (claim: Claim, sent: number) => Promise<boolean>;
  /** A provider says that it has sent a piece: whoever takes over does not send it again. */
  readonly confirm: (key: string, sent: number) => Promise<void>;
  readonly postpone: (claim: Claim, seconds: number) => Promise<void>;
  readonly finish: (claim: Claim) => Promise<void>;
  readonly isStopped: (person: string) => Promise<boolean>;
  readonly stop: (person: string) => Promise<void>;
  readonly start: (person: string) => Promise<void>;
  /** Lets go of everything else that the person wrote. */
  readonly forget: (person: string, but: string) => Promise<void>;
}

/** An instance that died is waited for so long. Longer than a provider that is silent, and a picture, take together. */
const HELD_SECONDS = 90;

const mine = ({ key, attempts }: Claim) =>
  and(
    eq(channelMessages.key, key),
    eq(channelMessages.attempts, attempts),
    eq(channelMessages.state, 'owed'),
  );

export function channelsRepository(queries: Queries): ChannelsRepository {
  const change = async (
    claim: Claim,
    values: Parameters<ReturnType<typeof queries.update<typeof channelMessages>>['set']>[0],
  ) => {
    const rows = await queries
      .update(channelMessages)
      .set(values)
      .where(mine(claim))
      .returning({ key: channelMessages.key });
    return rows.length > 0;
  };
  const held = { heldUntil: sql`now() + ${HELD_SECONDS} * interval '1 second'` };
  return {
    keep: async (messages) => {
      // Always in the same order, so that two calls with the same messages never wait for each other.
      const rows = messages
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ waits, ...message }) => ({
          ...message,
          state: 'owed' as const,
          ...(waits ? { dueAt: sql`now() + ${waits} * interval '1 millisecond'` } : {}),
        }));
      if (rows.length) await queries.insert(channelMessages).values(rows).onConflictDoNothing();
    },
    claim: async () => {
      const next = sql`(
        select m.key from channel_messages m
        where m.state = 'owed' and m.due_at <= now() and (m.held_until is null or m.held_until < now())
          and not exists (
            select 1 from channel_messages e
            where e.person = m.person and e.state = 'owed' and (e.said_at, e.created_at, e.key) < (m.said_at, m.created_at, m.key))
        order by m.due_at limit 1 for update skip locked)`;
      const [row] = await queries
        .update(channelMessages)
        .set({ attempts: sql`${channelMessages.attempts} + 1`, ...held })
        .where(sql`${channelMessages.key} = ${next}`)
        .returning();
      return row && { ...row, channel: row.channel as ChannelName, incoming: row.incoming ?? '' };
    },
    soonAfter: async ({ key, person, channel }, withinMs) => {
      const first = queries
        .select({ saidAt: channelMessages.saidAt })
        .from(channelMessages)
        .where(eq(channelMessages.key, key));
      const rows = await queries
        .select({ key: channelMessages.key, incoming: channelMessages.incoming })
        .from(channelMessages)
        .where(
          and(
            eq(channelMessages.person, person),
            eq(channelMessages.channel, channel),
            eq(channelMessages.state, 'owed'),
            eq(channelMessages.attempts, 0),
            isNull(channelMessages.outgoing),
            ne(channelMessages.key, key),
            sql`${channelMessages.saidAt} <= (${first}) + ${withinMs} * interval '1 millisecond'`,
          ),
        )
        .orderBy(channelMessages.saidAt, channelMessages.createdAt, channelMessages.key);
      return rows.map((row) => ({ key: row.key, incoming: row.incoming ?? '' }));
    },
    join: (claim, incoming, others) =>
      queries.transaction(async (inside) => {
        const rows = await inside
          .update(channelMessages)
          .set({ incoming })
          .where(mine(claim))
          .returning({ key: channelMessages.key });
        if (!rows.length) return false;
        await inside
          .update(channelMessages)
          .set({ state: 'done', incoming: null })
          .where(inArray(channelMessages.key, [...others]));
        return true;
      }),
    handing: (claim, piece) => change(claim, { handed: piece, ...held }),
    keepAnswer: (claim, outgoing) => change(claim, { outgoing, handed: 1, ...held }),
    pieceSent: (claim, sent) =>
      // The next one is handed over at once.
      change(claim, { sent: sql`greatest(${channelMessages.sent}, ${sent})`, handed: sent + 1, ...held }),
    confirm: async (key, sent) => {
      await queries
        .update(channelMessages)
        .set({ sent: sql`greatest(${channelMessages.sent}, ${sent})` })
        .where(and(eq(channelMessages.key, key), eq(channelMessages.state, 'owed')));
    },
    postpone: async (claim, seconds) => {
      await change(claim, { heldUntil: null, dueAt: sql`now() + ${seconds} * interval '1 second'` });
    },
    finish: async (claim) => {
      await change(claim, { state: 'done', incoming: null, outgoing: null, heldUntil: null });
    },
    isStopped: async (person) => (await queries.$count(channelStops, eq(channelStops.person, person))) > 0,
    stop: async (person) => {
      await queries.insert(channelStops).values({ person }).onConflictDoNothing();
    },
    start: async (person) => {
      await queries.delete(channelStops).where(eq(channelStops.person, person));
    },
    forget: async (person, but) => {
      await queries
        .update(channelMessages)
        .set({ state: 'done', incoming: null, outgoing: null, heldUntil: null })
        .where(
          and(
            eq(channelMessages.person, person),
            eq(channelMessages.state, 'owed'),
            sql`${channelMessages.key} <> ${but}`,
          ),
        );
    },
  };
}
