import { CodedError } from '../errors/index.ts';

/** Costly work that is done only so much at a time; the rest waits for its turn, first come, first served. */
export interface Turns {
  /**
   * Refuses a caller who would not get a turn, before their request is read. Takes no turn.
   *
   * @throws {CodedError} as {@link take} at once.
   */
  readonly refuseEarly: () => void;
  /**
   * @param signal a caller who does not wait any more gives up the turn at once. Nothing of the work is remembered.
   * @throws {CodedError} at once, when too many wait already; later, when it takes too long.
   * @throws the signal's reason.
   */
  readonly take: <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;
}

export interface TurnsOptions {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /**
   * How many may wait; by default all. A caller above this number is refused at once, and does not make the others wait longer.
   */
  readonly mostWaiting?: number;
  /**
   * The longest wait, in milliseconds. A caller who would wait longer, by how long such work has taken lately, is refused at
   * once. A caller who has waited so long is refused then. By default there is no limit.
   */
  readonly longestWait?: number;
  /** Monotonic time. */
  readonly now?: () => number;
  readonly refusal?: () => CodedError;
}

const COME_BACK_SECONDS = 5;
/** In the mean of how long work takes: ten that are slow are soon noticed, and one is not. */
const SHARE_OF_THE_LAST = 0.1;

export function turns({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  longestWait = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
  refusal = () => new CodedError('unavailable', undefined, COME_BACK_SECONDS),
}: TurnsOptions): Turns {
  let running = 0;
  /** How long work has taken lately. */
  let usual = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        signal?.removeEventListener('abort', giveUp);
        clearTimeout(timer);
        waiting.delete(begin);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(signal?.reason);
      };
      const tooLate = () => {
        leave();
        reject(refusal());
      };
      const timer = Number.isFinite(longestWait) ? setTimeout(tooLate, longestWait) : undefined;
      waiting.add(begin);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  const next = () => {
    const [begin] = waiting;
    // A caller who waits takes the place over, so that a newcomer is not faster.
    if (begin) begin();
    else running -= 1;
  };

  const done = (took: number) => {
    usual += (took - usual) * SHARE_OF_THE_LAST;
    next();
  };
  const mayWait = () => waiting.size < mostWaiting && (usual * (waiting.size + 1)) / atOnce <= longestWait;
  const mustGo = () => running >= atOnce && !mayWait();

  return {
    refuseEarly: () => {
      if (mustGo()) throw refusal();
    },
    take: async (work, signal) => {
      signal?.throwIfAborted();
      if (mustGo()) throw refusal();
      if (running < atOnce) running += 1;
      else await turn(signal);
      const began = now();
      try {
        return await work();
      } finally {
        done(now() - began);
      }
    },
  };
}
