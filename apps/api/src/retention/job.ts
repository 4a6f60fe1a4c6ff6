import fp from 'fastify-plugin';
import { RETENTION, type RetentionWork } from './rules.ts';

const HOUR_MS = 60 * 60_000;

/** Applies every rule; one that fails keeps none of the others from it. */
export async function applyRetention(work: RetentionWork, onFailure: (error: unknown, what: string) => void) {
  for (const { what, apply } of RETENTION) {
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

/** Ends what is kept of people when its time is over: at the start and every hour. Nobody's answer waits for it. */
export const retention = fp<RetentionOptions>(async (app, { work }) => {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= applyRetention(work, (err, what) =>
      app.log.warn({ err, what }, 'What is over stays for another hour'),
    ).finally(() => {
      running = undefined;
    });
  };
  app.addHook('onReady', async () => run());
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});
