import { outsideSpans } from '../../tracing/index.ts';
import type { Deliver } from './deliver.ts';

/** How many messages one instance answers at the same time. */
const AT_ONCE = 4;
/** What another instance has left, or what is due again, is found after so long. */
const LOOK_MS = 1_000;

export interface Rounds {
  /** Something is due now. */
  readonly wake: () => void;
  /** Ends after the messages that are being answered. */
  readonly stop: () => Promise<void>;
}

/** Answers what is due: at once when something comes, and every `look` milliseconds. */
export function rounds(deliver: Deliver, onFailure: (error: unknown) => void, look = LOOK_MS): Rounds {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let isWanted = false;
  const begin = () => {
    if (closing.signal.aborted) return;
    if (running.size >= AT_ONCE) {
      isWanted = true;
      return;
    }
    const round = outsideSpans(() => deliver(closing.signal))
      .catch(onFailure)
      .finally(() => {
        running.delete(round);
        if (isWanted) {
          isWanted = false;
          begin();
        }
      });
    running.add(round);
  };
  const timer = setInterval(begin, look);
  timer.unref();
  return {
    wake: begin,
    stop: async () => {
      closing.abort();
      clearInterval(timer);
      while (running.size) await Promise.all(running);
    },
  };
}
