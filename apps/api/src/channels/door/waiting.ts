import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelWaiting } from '../../db/schema/channels.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import type { Media } from '../message.ts';
import type { OwnLanguage } from '../words/own-languages.ts';

/** A voice message that may be listened to once its sender agrees. */
export interface Unheard {
  readonly kind: 'voice';
  readonly media: Media;
  /** Somebody else speaks in it. */
  readonly isForwarded: boolean;
}

/** What was heard, until its sender says that it was so. */
export interface Heard {
  readonly kind: 'heard';
  readonly text: string;
  readonly isForwarded: boolean;
}

export interface Waiting {
  readonly put: (person: string, what: Unheard | Heard) => Promise<void>;
  /** What waits for an answer, for this message alone; the same message again gets the same. */
  readonly take: (person: string, message: string) => Promise<Unheard | Heard | undefined>;
  readonly agree: (person: string) => Promise<void>;
  readonly hasAgreed: (person: string) => Promise<boolean>;
  /** Notes what somebody speaks beside French and English; undefined: nothing else. */
  readonly speaks: (person: string, language: OwnLanguage | undefined) => Promise<void>;
  readonly spoken: (person: string) => Promise<OwnLanguage | undefined>;
  readonly forget: (person: string) => Promise<void>;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
const WAITS: ('voice' | 'heard')[] = ['voice', 'heard'];
const placeOf = (person: string): string => `channel_waiting.what ${person}`;

const ofPerson = (person: string) =>
  and(eq(channelWaiting.person, person), sql`${channelWaiting.expiresAt} > now()`);

export function channelWaitingOf(queries: Queries, sealer: Pick<Sealer, 'open' | 'seal'>): Waiting {
  const keep = async (
    person: string,
    kind: 'voice' | 'heard' | 'consent' | 'language',
    what: object,
    seconds: number,
  ) => {
    const row = {
      what: sealer.seal(JSON.stringify(what), placeOf(person)),
      takenBy: '',
      expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    };
    await queries
      .insert(channelWaiting)
      .values({ person, kind, ...row })
      .onConflictDoUpdate({ target: [channelWaiting.person, channelWaiting.kind], set: row });
  };
  return {
    put: async (person, what) => {
      const other = WAITS.filter((kind) => kind !== what.kind);
      await queries
        .delete(channelWaiting)
        .where(
          and(
            eq(channelWaiting.person, person),
            inArray(channelWaiting.kind, other),
            eq(channelWaiting.takenBy, ''),
          ),
        );
      await keep(person, what.kind, what, HOUR);
    },
    take: async (person, message) => {
      const rows = await queries
        .update(channelWaiting)
        .set({ takenBy: message })
        .where(
          and(
            ofPerson(person),
            inArray(channelWaiting.kind, WAITS),
            or(eq(channelWaiting.takenBy, ''), eq(channelWaiting.takenBy, message)),
          ),
        )
        .returning();
      const written = rows.at(0) && sealer.open(rows[0]?.what ?? '', placeOf(person));
      return written === undefined ? undefined : (JSON.parse(written) as Unheard | Heard);
    },
    agree: (person) => keep(person, 'consent', {}, DAY),
    hasAgreed: async (person) =>
      (await queries.$count(channelWaiting, and(ofPerson(person), eq(channelWaiting.kind, 'consent')))) > 0,
    speaks: (person, language) => keep(person, 'language', { language }, DAY),
    spoken: async (person) => {
      const [row] = await queries
        .select()
        .from(channelWaiting)
        .where(and(ofPerson(person), eq(channelWaiting.kind, 'language')));
      const written = row && sealer.open(row.what, placeOf(person));
      return written === undefined ? undefined : (JSON.parse(written) as { language?: OwnLanguage }).language;
    },
    forget: async (person) => {
      await queries.delete(channelWaiting).where(eq(channelWaiting.person, person));
    },
  };
}
