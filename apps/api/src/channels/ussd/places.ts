import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelPlaces } from '../../db/schema/channels.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';

/** Where somebody was in the menu. */
export interface Place {
  /** Keyed hash of the session. */
  readonly session: string;
  /** What had been dialled before this session. */
  readonly base: string;
  /** All that has been dialled; empty once the menu has ended. */
  readonly path: string;
}

export interface Places {
  /** The place of the last ten minutes. */
  readonly find: (person: string) => Promise<Place | undefined>;
  readonly keep: (person: string, place: Place) => Promise<void>;
}

const MINUTES = 10;

const where = (column: 'base' | 'path', person: string) => `channel_places.${column} ${person}`;

/** A number may have been dialled: what was dialled is kept sealed. */
export function ussdPlaces(queries: Queries, { seal, open }: Pick<Sealer, 'open' | 'seal'>): Places {
  return {
    find: async (person) => {
      const [row] = await queries
        .select()
        .from(channelPlaces)
        .where(and(eq(channelPlaces.person, person), gt(channelPlaces.expiresAt, sql`now()`)));
      const opened = (column: 'base' | 'path') => open(row?.[column] ?? '', where(column, person)) ?? '';
      return row && { session: row.session, base: opened('base'), path: opened('path') };
    },
    keep: async (person, { session, base, path }) => {
      const values = {
        session,
        base: seal(base, where('base', person)),
        path: seal(path, where('path', person)),
        expiresAt: sql`now() + ${MINUTES} * interval '1 minute'`,
      };
      await queries
        .insert(channelPlaces)
        .values({ person, ...values })
        .onConflictDoUpdate({ target: channelPlaces.person, set: values });
    },
  };
}
