import type { Scenario } from '../scenario.ts';
import { inTurns, visitors } from '../visitors.ts';
import { askUntilKept, ledger, newWrite, settle } from '../writes.ts';

const KILLS = 3;
const WRITES = 240;
const CLIENTS = 6;

/** Two instances on one database answer visitors, who ask the other one when one does not answer; one is killed again and again. */
export const instanceKilled: Scenario = {
  name: 'one of two instances killed under load',
  on: ['PostgreSQL'],
  seconds: 200,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const start = async () => place.serve({ DATA_DIR: await place.emptyFolder() });
    const first = await start();
    let second = await start();
    const addresses = [await first.ready, await second.ready];
    let turn = 0;
    const writing = inTurns(WRITES, CLIENTS, (index) =>
      askUntilKept(newWrite(index), () => addresses[turn++ % addresses.length], book, crowd),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      second.process.kill('SIGKILL');
      await second.ended;
      second = await start();
      addresses[1] = await second.ready;
    }
    await writing;
    return { ...(await settle(book, place)), seen: crowd.seen() };
  },
};
