import { LRUCache } from 'lru-cache';
import { BloomFilter } from './bloom-filter.ts';
import type { ReputationLookup } from './lookup.ts';
import type { Reputation, ReputationRepository } from './repository.ts';

export interface ReputationIndexOptions {
  readonly repository: Pick<ReputationRepository, 'clock' | 'count' | 'rowsAfter' | 'changedSince'>;
  /** Asks the database. */
  readonly lookup: ReputationLookup;
  /** Milliseconds that only ever grow, whatever the clock is set to. */
  readonly now?: () => number;
  /** The number of keys whose reputation it remembers. */
  readonly mostRemembered?: number;
}

/** Undefined when the database does not say so in time. */
type Found = readonly Reputation[] | undefined;

export interface ReputationIndex {
  /** The reputation of some keys. If it may exist and is not remembered, the database is asked, and the answer is a promise. */
  readonly find: (keys: readonly string[]) => Found | Promise<Found>;
  /**
   * Changes whenever what is known of anything may have changed; undefined while that cannot be told. Two checks of the same item
   * under the same version find the same.
   */
  readonly version: () => number | undefined;
  /** Learns of every change that was written before the call. */
  readonly refresh: () => Promise<void>;
}

const MOST_REMEMBERED = 50_000;
const SMALLEST_CAPACITY = 100_000;
const PAGE = 10_000;
/** How long an index is trusted, in milliseconds. After that, the database is asked for every key. */
const TRUSTED_FOR = 3_000;

/**
 * Knows without a query that most keys have no reputation, and the reputation of many others. It reads everything once. Then,
 * whenever it is refreshed, it reads the changes since. It is bypassed until it has read everything, and when it has not been
 * refreshed for a while.
 */
export function reputationIndex({
  repository,
  lookup,
  now = () => performance.now(),
  mostRemembered = MOST_REMEMBERED,
}: ReputationIndexOptions): ReputationIndex {
  const remembered = new LRUCache<string, { readonly row: Reputation | undefined }>({ max: mostRemembered });
  let filter: BloomFilter | undefined;
  let lastChange = 0;
  /** Grows with every batch of changes: an answer that was asked for before them is not remembered. */
  let generation = 0;
  let trustedUntil = 0;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const load = async () => {
    // Read before the keys: a change in between is read twice rather than never.
    const clock = await repository.clock();
    // The keys themselves are never all in memory: ten million would take about a gigabyte (estimated).
    const loaded = new BloomFilter(Math.max(SMALLEST_CAPACITY, 2 * (await repository.count())));
    const rows: Reputation[] = [];
    for (let page = await repository.rowsAfter('', PAGE); page.length; ) {
      for (const { key } of page) loaded.add(key);
      rows.push(...page.slice(0, mostRemembered - rows.length));
      page = page.length < PAGE ? [] : await repository.rowsAfter(page.at(-1)?.key ?? '', PAGE);
    }
    lastChange = clock;
    generation += 1;
    remembered.clear();
    for (const row of rows) remembered.set(row.key, { row });
    filter = loaded;
  };

  const readChanges = async (known: BloomFilter) => {
    const changed = await repository.changedSince(lastChange);
    if (changed.length) generation += 1;
    for (const row of changed) {
      known.add(row.key);
      remembered.set(row.key, { row });
      lastChange = row.change;
    }
  };

  const refreshOnce = async () => {
    const startedAt = now();
    if (filter && !filter.isFull) await readChanges(filter);
    else await load();
    trustedUntil = startedAt + TRUSTED_FOR;
  };

  const start = () => {
    running = refreshOnce().finally(() => {
      running = undefined;
    });
    return running;
  };

  const recall = (keys: readonly string[]) => keys.flatMap((key) => remembered.get(key)?.row ?? []);

  const findOut = async (keys: readonly string[]) => {
    const asked = generation;
    const found = recall(keys);
    const unknown = keys.filter((key) => !remembered.has(key));
    const rows = await lookup(unknown);
    if (!rows) return undefined;
    if (asked === generation)
      for (const key of unknown) remembered.set(key, { row: rows.find((row) => row.key === key) });
    return [...found, ...rows];
  };

  return {
    version: () => (filter && now() <= trustedUntil ? generation : undefined),
    refresh: () => {
      if (!running) return start();
      // The one that runs may have begun before the change was written.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
    find: (keys) => {
      if (!filter || now() > trustedUntil) return lookup(keys);
      const known = filter;
      const suspects = keys.filter((key) => known.has(key));
      return suspects.every((key) => remembered.has(key)) ? recall(suspects) : findOut(suspects);
    },
  };
}
