import type { FastifyInstance } from 'fastify';

/** Requests that are still running so long after the signal are cut off. */
const LONGEST_FAREWELL_MS = 8_000;
const IDLE_CHECK_MS = 50;
/** Under a load without end somebody always comes. */
const MOST_ITERATIONS = 100;

/**
 * On SIGINT or SIGTERM takes no more requests, finishes those that run, closes the database and exits with 0.
 * A second signal exits at once.
 */
export function closeOnSignal(app: FastifyInstance): void {
  let isClosing = false;
  const onSignal = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await everybodyIsIn(app);
    // A browser keeps its connection after the last answer; nothing tells us of that moment.
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), LONGEST_FAREWELL_MS).unref();
    try {
      await app.close();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'Closing failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/**
 * Waits for an iteration of the event loop in which nobody has come. The system connects people whom we have not looked at yet, and cuts
 * them off when nobody listens any more.
 */
async function everybodyIsIn({ server }: FastifyInstance): Promise<void> {
  let hasSomebodyCome = true;
  const note = () => {
    hasSomebodyCome = true;
  };
  server.on('connection', note);
  for (let count = 0; hasSomebodyCome && count < MOST_ITERATIONS; count += 1) {
    hasSomebodyCome = false;
    await new Promise((resolve) => setImmediate(resolve));
    // The first immediate may come before this iteration has looked; the second comes after a whole one.
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}
