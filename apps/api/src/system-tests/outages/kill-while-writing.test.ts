import { ENDPOINTS } from '@scamguard/contracts';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { OPINION } from '../../testing/opinion.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const ROUNDS = 5;
const CLIENTS = 4;
const WRITTEN_BEFORE_THE_KILL = 40;

afterEach(stopServers);

test('nothing that was acknowledged is lost when the server is killed while it writes', {
  timeout: 120_000,
}, async () => {
  const dataFolder = await freshDataFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = startServer({ DATA_DIR: dataFolder });
    const address = await server.ready;
    let written = 0;
    const onWritten = (id: string) => {
      acknowledged.push(id);
      written += 1;
      if (written === WRITTEN_BEFORE_THE_KILL) server.process.kill('SIGKILL');
    };
    await Promise.all(Array.from({ length: CLIENTS }, () => writeUntilRefused(address, onWritten)));
    await server.ended;
  }

  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const stored = new Set(
    (await database.queries.select({ id: feedback.id }).from(feedback)).map(({ id }) => id),
  );
  await database.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITTEN_BEFORE_THE_KILL);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  // Those that were stored but not acknowledged any more are at most what was on its way at each kill.
  expect(stored.size - acknowledged.length).toBeLessThanOrEqual(ROUNDS * CLIENTS);
});

async function writeUntilRefused(address: string, onWritten: (id: string) => void): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${address}${ENDPOINTS.feedback.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(OPINION),
      });
      onWritten(((await response.json()) as { id: string }).id);
    } catch {
      return;
    }
  }
}
