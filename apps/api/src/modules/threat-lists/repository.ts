import { eq, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/client.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { threatListKeys, threatLists } from '../../db/schema/threat-lists.ts';
import { takeTurn } from '../reputation/recount.ts';

export interface ThreatListsRepository {
  /**
   * Whether it is this instance's turn to read a list that is read so often. Then no other instance has the turn until this one
   * is done, or until a while has passed in which it may have ended or lost its database.
   */
  readonly claim: (url: string, everyMs: number) => Promise<boolean>;
  /** Says that a list has been read now, or has been found unreadable: its next turn is when it always is. */
  readonly done: (url: string) => Promise<void>;
  /** Puts keys in the place of what stood in a list before. */
  readonly replace: (url: string, keys: readonly string[]) => Promise<void>;
  /** How many keys a list had when it was last taken whole; 0 when it never was. */
  readonly sizeOf: (url: string) => Promise<number>;
  /** Writes down how many keys a list has that is left as it was. */
  readonly hold: (url: string, size: number) => Promise<void>;
  /** How many lists are held. */
  readonly held: () => Promise<number>;
  /** Forgets lists that are no longer among these. */
  readonly keepOnly: (urls: readonly string[]) => Promise<void>;
}

/** Longer than reading a list and taking it over lasts. */
const CLAIM_MS = 10 * 60_000;

/** No other process writes reputation meanwhile. So few rows are changed at a time, and nobody waits for long. */
const BATCH = 1_000;

export function threatListsRepository(queries: Queries): ThreatListsRepository {
  const change = async (url: string, keys: readonly string[], isListed: boolean) => {
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = sql.param(keys.slice(start, start + BATCH));
      await queries.transaction(async (transaction) => {
        const turn = await takeTurn(transaction);
        if (isListed)
          await transaction.execute(sql`insert into ${threatListKeys} (url, key)
            select ${url}, unnest(${batch}::text[]) on conflict do nothing`);
        else
          await transaction
            .delete(threatListKeys)
            .where(sql`${threatListKeys.url} = ${url} and ${threatListKeys.key} = any(${batch})`);
        await transaction.execute(sql`insert into ${reputation} (key, listed, change)
          select asked.key, exists (select from ${threatListKeys} where ${threatListKeys.key} = asked.key), ${turn}
          from unnest(${batch}::text[]) as asked(key)
          on conflict (key) do update
          set listed = excluded.listed, change = excluded.change, updated_at = now()`);
      });
    }
  };
  const keysOf = async (url: string) => {
    const rows = await queries
      .select({ key: threatListKeys.key })
      .from(threatListKeys)
      .where(sql`${threatListKeys.url} = ${url}`);
    return rows.map(({ key }) => key);
  };
  const replace = async (url: string, keys: readonly string[]) => {
    const before = new Set(await keysOf(url));
    const now = new Set(keys);
    await change(
      url,
      keys.filter((key) => !before.has(key)),
      true,
    );
    await change(
      url,
      [...before].filter((key) => !now.has(key)),
      false,
    );
  };
  const note = async (url: string, values: PgUpdateSetSource<typeof threatLists>) => {
    await queries.update(threatLists).set(values).where(eq(threatLists.url, url));
  };
  return {
    claim: async (url, everyMs) => {
      const everySoOften = sql`${everyMs} * interval '1 millisecond'`;
      const readAt = sql`now() - ${everySoOften} + ${CLAIM_MS} * interval '1 millisecond'`;
      const claimed = await queries
        .insert(threatLists)
        .values({ url, readAt })
        .onConflictDoUpdate({
          target: threatLists.url,
          set: { readAt },
          setWhere: sql`${threatLists.readAt} <= now() - ${everySoOften}`,
        })
        .returning();
      return claimed.length > 0;
    },
    done: (url) => note(url, { readAt: sql`now()` }),
    replace: async (url, keys) => {
      await replace(url, keys);
      await note(url, { size: keys.length, heldSize: null });
    },
    sizeOf: async (url) => {
      const [list] = await queries.select().from(threatLists).where(eq(threatLists.url, url));
      return list?.size ?? 0;
    },
    hold: (url, heldSize) => note(url, { heldSize }),
    held: () => queries.$count(threatLists, isNotNull(threatLists.heldSize)),
    keepOnly: async (urls) => {
      const rows = await queries.select({ url: threatLists.url }).from(threatLists);
      for (const { url } of rows.filter((row) => !urls.includes(row.url))) {
        await replace(url, []);
        await queries.delete(threatLists).where(sql`${threatLists.url} = ${url}`);
      }
    },
  };
}
