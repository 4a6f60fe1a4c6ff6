import type { Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askOnce, ledger, newWrite, settle } from '../writes.ts';

const INSTANCES = 6;
const WRITES = 30;

/** Six instances are started at the same moment on a database without tables. */
export const migratingAtOnce: Scenario = {
  name: 'six instances migrating at once',
  on: ['PostgreSQL'],
  seconds: 200,
  isEmpty: true,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const servers = await Promise.all(
      Array.from({ length: INSTANCES }, async () => place.serve({ DATA_DIR: await place.emptyFolder() })),
    );
    const started = await Promise.allSettled(servers.map(({ ready }) => ready));
    const addresses = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    for (let index = 0; index < WRITES; index += 1) {
      const write = newWrite(index);
      book.wanted.push(write);
      await askOnce(write, addresses[index % addresses.length] ?? '', book, crowd);
    }
    return {
      ...(await settle(book, place)),
      seen: `${addresses.length} of ${INSTANCES} started; ${crowd.seen()}`,
      problems:
        addresses.length === INSTANCES ? [] : [`${INSTANCES - addresses.length} instances did not start`],
    };
  },
};
