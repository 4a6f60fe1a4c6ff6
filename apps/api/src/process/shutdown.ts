import type { FastifyInstance } from 'fastify';

/** Requests that are still running so long after the signal are cut off. */
const LONGEST_FAREWELL_MS = 8_000;
const IDLE_CHECK_MS = 50;
/** In an iteration of the event loop that is so short hardly anybody comes after it has looked. */
const SHORT_MS = 0.5;
/** Under a load without end somebody always comes. */
const LONGEST_LOOK_MS = 5_000;

/**
 * On SIGINT or SIGTERM takes no more requests, finishes those that run, closes the database and exits with 0.
 * A second signal exits at once.
 */
export function closeOnSignal(app: FastifyInstance): void {
  let isClosing = false;
  const onSignal = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_FAREWELL_MS).unref();
    await everybodyIsIn(app);
    app.server.close();
    // A browser keeps its connection after the last answer, and we do not learn of that moment.
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
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
 * Waits for a short iteration of the event loop in which nobody has come. The system connects people whom we have not looked at yet,
 * and cuts them off when nobody listens any more.
 */
async function everybodyIsIn({ server }: FastifyInstance): Promise<void> {
  let hasSomebodyCome = false;
  const note = () => {
    hasSomebodyCome = true;
  };
  server.on('connection', note);
  const end = performance.now() + LONGEST_LOOK_MS;
  // The first immediate may come before this iteration has looked; each of the others comes after a whole one.
  await nextImmediate();
  for (let [began, took] = [performance.now(), SHORT_MS]; hasSomebodyCome || took >= SHORT_MS; ) {
    if (began > end) break;
    hasSomebodyCome = false;
    await nextImmediate();
    took = performance.now() - began;
    began += took;
  }
  server.off('connection', note);
}

const nextImmediate = () => new Promise((resolve) => setImmediate(resolve));
