import { BOTH, type Scenario } from '../scenario.ts';
import { keepDoing, until, visitors } from '../visitors.ts';
import { askOnce, ledger, newWrite, settle } from '../writes.ts';

const ROUNDS = 5;
const CLIENTS = 8;
const KEPT_BEFORE_THE_SIGNAL = 24;

/**
 * A connection that is kept may be closed while a request begins on it. This connection's request is either taken or refused.
 */
const NEW_CONNECTION = { connection: 'close' };

/** The server is told to stop while visitors write: what it has begun it finishes, and what it has acknowledged it keeps. */
export const sigtermUnderLoad: Scenario = {
  name: 'SIGTERM under load',
  on: BOTH,
  seconds: 250,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const problems: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = place.serve();
      const address = await server.ready;
      const over = new AbortController();
      const clients = keepDoing(CLIENTS, over.signal, async () => {
        const write = newWrite(book.wanted.length, NEW_CONNECTION);
        book.wanted.push(write);
        const refused = crowd.count('refused connection');
        await askOnce(write, address, book, crowd);
        if (crowd.count('refused connection') > refused) over.abort();
      });
      await until(() => book.acknowledged.size >= round * KEPT_BEFORE_THE_SIGNAL);
      server.process.kill('SIGTERM');
      const { code } = await server.ended;
      over.abort();
      await clients;
      if (code !== 0) problems.push(`the server ended with code ${code}`);
    }
    const odd = crowd.statuses().filter((status) => status >= 400 && status !== 503);
    if (odd.length) problems.push(`answered ${odd.join(', ')}`);
    const cut = crowd.count('broken connection') + crowd.count('no answer');
    if (cut) problems.push(`${cut} requests were cut off without an answer`);
    return { ...(await settle(book, place)), seen: crowd.seen(), problems };
  },
};
