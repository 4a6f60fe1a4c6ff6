import { isDatabaseAway } from '../../db/away.ts';
import { TooLate, withTimeLimit } from '../../limits/time-limit.ts';
import type { Reputation, ReputationRepository } from './repository.ts';

/** Asks what is known under some keys; undefined when the database does not say so in time. */
export type ReputationLookup = (keys: readonly string[]) => Promise<readonly Reputation[] | undefined>;

export interface LookupOptions {
  /** How long a check waits for the database, in milliseconds. */
  readonly timeLimit?: number;
  /** How long no check waits after one has waited in vain, in milliseconds. */
  readonly pause?: number;
  /** Told of each failure, for the log. */
  readonly onFailure?: (error: unknown) => void;
}

type Found = ReadonlyMap<string, Reputation> | undefined;

interface Batch {
  readonly keys: Set<string>;
  readonly found: Promise<Found>;
}

/**
 * Joins the questions of all checks that arrive while a query is running into the next one query. So a busy server asks no more
 * often than the database can answer. A database that fails or is slow is left alone for a moment, and checks then go on without
 * it.
 */
export function reputationLookup(
  repository: Pick<ReputationRepository, 'find'>,
  { timeLimit = 500, pause = 2_000, onFailure }: LookupOptions = {},
): ReputationLookup {
  let next: Batch | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let pausedUntil = 0;

  const startBatch = (): Batch => {
    const keys = new Set<string>();
    const rows = running.then(() => {
      next = undefined;
      return repository.find([...keys]);
    });
    running = rows.catch(() => undefined);
    const found = withTimeLimit(rows, timeLimit).then(
      (list) => new Map(list.map((row) => [row.key, row])),
      (error) => {
        // One wrong query says nothing about the next.
        if (error instanceof TooLate || isDatabaseAway(error)) pausedUntil = performance.now() + pause;
        onFailure?.(error);
        return undefined;
      },
    );
    return { keys, found };
  };

  return async (keys) => {
    if (!keys.length) return [];
    if (performance.now() < pausedUntil) return undefined;
    next ??= startBatch();
    for (const key of keys) next.keys.add(key);
    const found = await next.found;
    return found && keys.flatMap((key) => found.get(key) ?? []);
  };
}
