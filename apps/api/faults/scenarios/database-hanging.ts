import { whileDisturbed } from '../disturbed-database.ts';
import { proxy } from '../proxy.ts';
import type { Scenario } from '../scenario.ts';
import { pause } from '../visitors.ts';

const HANGING_MS = 15_000;

/** The way to the database takes bytes and gives none, as when a network is parted. */
export const databaseHanging: Scenario = {
  name: 'database hanging behind a network that swallows',
  on: ['PostgreSQL'],
  seconds: 200,
  run: async (place) => {
    const way = await proxy(place.url);
    try {
      return await whileDisturbed(place, way.url, async () => {
        way.swallow();
        await pause(HANGING_MS);
        way.pass();
      });
    } finally {
      way.close();
    }
  },
};
