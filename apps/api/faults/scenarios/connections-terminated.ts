import { whileDisturbed } from '../disturbed-database.ts';
import { ask } from '../place.ts';
import type { Scenario } from '../scenario.ts';
import { pause } from '../visitors.ts';

const ROUNDS = 100;
const BETWEEN_MS = 30;

/** An operator ends every connection that is in the middle of a transaction, a hundred times. */
export const connectionsTerminated: Scenario = {
  name: 'connections terminated in a transaction',
  on: ['PostgreSQL'],
  seconds: 150,
  run: async (place) => {
    let ended = 0;
    const outcome = await whileDisturbed(place, place.url, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const rows = await ask(
          place.url,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and (state = 'idle in transaction' or (state = 'active' and xact_start is not null))`,
        );
        ended += rows.length;
        await pause(BETWEEN_MS);
      }
    });
    return { ...outcome, seen: `${ended} connections ended; ${outcome.seen}` };
  },
};
