import { startCluster } from '../../src/testing/postgres-cluster.ts';
import { whileDisturbed } from '../disturbed-database.ts';
import { ask } from '../place.ts';
import { notTriedHere, type Scenario } from '../scenario.ts';
import { pause } from '../visitors.ts';

const AWAY_MS = 6_000;

/** PostgreSQL crashes, stays away for a while, and is started again. */
export const databaseRestarted: Scenario = {
  name: 'database stopped and started again',
  on: ['PostgreSQL'],
  seconds: 200,
  run: async (place) => {
    const cluster = await startCluster(await place.emptyFolder());
    if (!cluster) return notTriedHere('PostgreSQL is not installed');
    const url = cluster.url('postgres');
    const own = { ...place, query: (text: string, values?: unknown[]) => ask<never>(url, text, values) };
    try {
      return await whileDisturbed(own, url, async () => {
        await cluster.stop();
        await pause(AWAY_MS);
        await cluster.start();
      });
    } finally {
      await cluster.stop();
    }
  },
};
