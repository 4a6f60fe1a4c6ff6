/** Behind so much work the event loop answers visitors late, in milliseconds. */
const BUSY_MS = 10;
const PAUSE_MS = 20;
/** Whoever wrote waits no longer than that for the site to be calm. */
const LONGEST_MS = 1_000;

export interface Clock {
  readonly now: () => number;
  /** Lets everything else that is due go first. */
  readonly turn: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
}

const REAL: Clock = {
  now: () => performance.now(),
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Waits until the site has little to do: a page that is open waits for its verdict, who wrote a message looks at their phone later. After a
 * second the message's turn has come whatever the site does.
 */
export async function afterVisitors({ now, turn, pause }: Clock = REAL): Promise<void> {
  const end = now() + LONGEST_MS;
  for (;;) {
    const before = now();
    await turn();
    if (now() - before < BUSY_MS || now() >= end) return;
    await pause(PAUSE_MS);
  }
}
