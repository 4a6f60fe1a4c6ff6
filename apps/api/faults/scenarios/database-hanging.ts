import { startDatabaseProxy } from '../../src/testing/database-proxy.ts';
import { whileDisturbed } from '../disturbed-database.ts';
import type { Scenario } from '../scenario.ts';
import { pause } from '../visitors.ts';

const HANGING_MS = 15_000;

/** The way to the database takes bytes and gives none, as when a network is parted; afterwards they arrive late. */
export const databaseHanging: Scenario = {
  name: 'database hanging behind a network that swallows',
  on: ['PostgreSQL'],
  seconds: 200,
  run: async (place) => {
    const way = await startDatabaseProxy(place.url);
    try {
      return await whileDisturbed(place, way.url, async () => {
        way.hold();
        await pause(HANGING_MS);
        way.letGo();
      });
    } finally {
      await way.close();
    }
  },
};
