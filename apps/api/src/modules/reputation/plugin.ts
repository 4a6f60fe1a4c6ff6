import fp from 'fastify-plugin';
import type { ReputationIndex } from './index.ts';

export interface ReputationRefreshOptions {
  readonly index: ReputationIndex;
}

/** How often changes are read. A confirmation on one instance counts on the others after so long, and the time of a query. */
const EVERY_MS = 1_000;

/** Reads what other instances have changed, as long as the server runs. A failure is told once, until it is over. */
export const reputationRefresh = fp<ReputationRefreshOptions>(async (app, { index }) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let isFailing = false;

  const refresh = async () => {
    try {
      await index.refresh();
      isFailing = false;
    } catch (err) {
      if (!isFailing)
        app.log.warn({ err }, 'Changes of reputation cannot be read; every check asks the database');
      isFailing = true;
    }
    if (!isClosed) timer = setTimeout(start, EVERY_MS).unref();
  };
  const start = () => {
    running = refresh();
  };
  app.addHook('onReady', async () => start());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
});
