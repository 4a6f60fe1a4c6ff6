/** The answers that a number of visitors saw, and what the server told them it had kept. */
export interface Visitors {
  /** Asks once; undefined when no answer came. Every answer is noted. */
  readonly ask: (send: () => Promise<Response>) => Promise<Answer | undefined>;
  /** Statuses with their counts and the sentences of refusals. */
  readonly seen: () => string;
  /** How often it ended so. */
  readonly count: (end: End) => number;
  /** Statuses that were answered. */
  readonly statuses: () => readonly number[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A status, or why there was none: nobody took the connection, it broke, or nothing came within the visitor's patience. */
type End = number | 'refused connection' | 'broken connection' | 'no answer';

const PATIENCE_MS = 20_000;
/** Sentences that are told; more would only be long. */
const MOST_SENTENCES = 3;

export function visitors(): Visitors {
  const ends = new Map<End, number>();
  const sentences = new Set<string>();
  const note = (end: End) => ends.set(end, (ends.get(end) ?? 0) + 1);
  return {
    ask: async (send) => {
      try {
        const response = await withPatience(send());
        const body = asObject(await withPatience(response.text()));
        note(response.status);
        if (response.status >= 400 && typeof body['message'] === 'string') sentences.add(body['message']);
        return { status: response.status, headers: response.headers, body };
      } catch (error) {
        note(whyNone(error));
        return undefined;
      }
    },
    seen: () => {
      const counts = [...ends].map(([end, count]) => `${end} × ${count}`).toSorted();
      const told = [...sentences].slice(0, MOST_SENTENCES).map((text) => `« ${text} »`);
      return [counts.join(', '), ...told].join(' ');
    },
    count: (end) => ends.get(end) ?? 0,
    statuses: () => [...ends.keys()].filter((end) => typeof end === 'number'),
  };
}

class NoPatience extends Error {}

function whyNone(error: unknown): End {
  if (error instanceof NoPatience) return 'no answer';
  const cause = error instanceof Error ? error.cause : undefined;
  // Both addresses of this machine may have been tried.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  // If the server stops listening before anybody has taken a connection, the system resets it. Nothing was sent on it.
  return causes.every(isOfConnecting) ? 'refused connection' : 'broken connection';
}

const isOfConnecting = (cause: unknown) =>
  cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';

function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoPatience()), PATIENCE_MS);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Somebody in a part of the network of their own. */
let known = 0;
export function newVisitor(): Readonly<Record<string, string>> {
  known += 1;
  return { 'x-forwarded-for': `41.${Math.floor(known / 250)}.${known % 250}.1` };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Several do the same at a time, until all of it is done. */
export async function inTurns(
  times: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let index = next++; index < times; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Several do the same over and over until it is over. */
export async function keepDoing(atOnce: number, over: AbortSignal, work: () => Promise<void>): Promise<void> {
  const one = async () => {
    while (!over.aborted) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

const BETWEEN_LOOKS_MS = 5;

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(BETWEEN_LOOKS_MS);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
