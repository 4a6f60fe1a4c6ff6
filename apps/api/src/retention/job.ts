import fp from 'fastify-plugin';
import { RETENTION, type RetentionWork } from './rules.ts';

const HOUR_MS = 60 * 60_000;

/** Applies every rule, unless it is told to end; one that fails keeps none of the others from it. */
export async function applyRetention(
  work: RetentionWork,
  onFailure: (error: unknown, what: string) => void,
  signal?: AbortSignal,
) {
  for (const { what, apply } of RETENTION) {
    if (signal?.aborted) return;
    try {
      await apply(work);
    } catch (error) {
      onFailure(error, what);
    }
  }
}

export interface RetentionOptions {
  readonly work: RetentionWork;
}

/** Deletes personal data when its time is over, at the start and every hour. No answer waits for it. */
export const retention = fp<RetentionOptions>(async (app, { work }) => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= applyRetention(
      work,
      (err, what) => app.log.warn({ err, what }, 'What is over stays for another hour'),
      closing.signal,
    ).finally(() => {
      running = undefined;
    });
  };
  app.addHook('onReady', async () => run());
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // Over a network that is cut, each rule would wait for its own answer in vain.
    closing.abort();
    await running;
  });
});
