import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelSubscribers } from '../../db/schema/channels.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import type { ChannelName } from '../message.ts';

/** Who asked for alerts. */
export interface Subscriber {
  readonly person: string;
  readonly channel: ChannelName;
  /** Where alerts go. */
  readonly to: string;
  /** ISO 3166-1 alpha-2, or `ALL` where the channel does not tell. */
  readonly country: string;
  readonly language: AnswerLanguage;
}

export interface Subscribers {
  readonly add: (subscriber: Subscriber) => Promise<void>;
  readonly remove: (person: string) => Promise<void>;
  /** Those whose country it is, and those of no known country. */
  readonly of: (country: string | undefined) => Promise<readonly Subscriber[]>;
}

const placeOf = (person: string): string => `channel_subscribers.address ${person}`;

export function subscribersOf(queries: Queries, sealer: Pick<Sealer, 'open' | 'seal'>): Subscribers {
  return {
    add: async ({ to, ...subscriber }) => {
      const row = { ...subscriber, address: sealer.seal(to, placeOf(subscriber.person)) };
      await queries
        .insert(channelSubscribers)
        .values(row)
        .onConflictDoUpdate({ target: channelSubscribers.person, set: row });
    },
    remove: async (person) => {
      await queries.delete(channelSubscribers).where(eq(channelSubscribers.person, person));
    },
    of: async (country) => {
      const rows = await queries
        .select()
        .from(channelSubscribers)
        .where(country === undefined ? undefined : inArray(channelSubscribers.country, [country, 'ALL']))
        .orderBy(channelSubscribers.person);
      return rows.flatMap(({ address, person, channel, country: of, language }) => {
        const to = sealer.open(address, placeOf(person));
        return to === undefined ? [] : [{ person, channel, to, country: of, language } as Subscriber];
      });
    },
  };
}
