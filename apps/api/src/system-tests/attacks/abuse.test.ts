import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { openPostgres } from '../../db/postgres.ts';
import { isBack, withstand } from '../../testing/abuse/withstand.ts';
import { databases, freshDataFolder, freshPostgres, workerFile } from '../../testing/databases.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';
import { TEST_SECRET } from '../../testing/test-server.ts';

/** The long version is one of the faults of `npm run faults`. */
const ABUSES = Number(process.env['ABUSES'] ?? 150);
const SEED = 22;
const PATIENCE = { timeout: 300_000 };

afterEach(stopServers);

describe.each(databases)('aborted, repeated and malformed requests to all calls, on $name', ({ name }) => {
  test('leave every call answering as before, and nothing behind', PATIENCE, async () => {
    const dataFolder = await freshDataFolder();
    const url = name === 'PostgreSQL' ? await freshPostgres(inject('postgresTemplate')) : undefined;
    const result = await withstand({
      count: ABUSES,
      seed: SEED,
      open: async () =>
        openDatabase(await (url ? openPostgres(url) : openEmbedded({ dataFolder, workerFile }))),
      serve: (settings) =>
        startServer({
          DATA_DIR: dataFolder,
          SECRET: TEST_SECRET.repeat(2),
          RATE_LIMIT: 'off',
          ...(url ? { DATABASE_URL: url } : {}),
          ...settings,
        }),
      dataFolder,
      temporary: await emptyFolder(),
      patience: 60_000,
      calmFirst: 0,
    });
    const { answers, footprint, leftFiles, statuses, exitCode } = result;
    expect(answers.after).toEqual(answers.before);
    expect(leftFiles).toEqual([]);
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(isBack(footprint.before, footprint.after), JSON.stringify(footprint)).toBe(true);
  });
});
