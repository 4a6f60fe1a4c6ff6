import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ENDPOINTS } from '@scamguard/contracts';
import { isNotNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { attachments, reports } from '../../db/schema/scams.ts';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { REPORT } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

/** More by `KILLS=20`, which takes minutes. */
const ROUNDS = Number(process.env['KILLS'] ?? 5);
const CLIENTS = 3;
const WRITTEN_BEFORE_THE_KILL = 5;
/** For a round on a busy machine. */
const PATIENCE_MS = 60_000;

afterEach(stopServers);

test('no report and no file is lost or left over when the server is killed while they arrive', {
  timeout: ROUNDS * PATIENCE_MS,
}, async () => {
  const dataFolder = await freshDataFolder();
  const bytes = new Uint8Array(await picture('png'));
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = startServer({ DATA_DIR: dataFolder, RATE_LIMIT: 'off' });
    const address = await server.ready;
    let written = 0;
    const onWritten = (id: string) => {
      acknowledged.push(id);
      written += 1;
      if (written === WRITTEN_BEFORE_THE_KILL) server.process.kill('SIGKILL');
    };
    await Promise.all(Array.from({ length: CLIENTS }, () => reportUntilKilled(address, bytes, onWritten)));
    await server.ended;
  }

  // The next start puts in order what the last kill has left.
  const last = startServer({ DATA_DIR: dataFolder });
  await last.ready;
  last.process.kill('SIGTERM');
  await last.ended;
  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const kept = await database.queries.select({ id: reports.id }).from(reports);
  const announced = await database.queries.select().from(attachments);
  const owned = await database.queries.select().from(attachments).where(isNotNull(attachments.reportId));
  await database.close();

  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITTEN_BEFORE_THE_KILL);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(announced).toEqual(owned);
  const withFile = new Set(owned.map(({ reportId }) => reportId));
  expect(kept.filter(({ id }) => !withFile.has(id))).toEqual([]);
  const files = await readdir(path.join(dataFolder, 'attachments'));
  expect(files.toSorted()).toEqual(owned.map(({ id }) => id).toSorted());
});

async function reportUntilKilled(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  onWritten: (id: string) => void,
): Promise<void> {
  for (;;) {
    const body = new FormData();
    for (const [name, value] of Object.entries(REPORT)) body.set(name, value);
    body.set('image', new Blob([bytes], { type: 'image/png' }), 'photo.png');
    try {
      const response = await fetch(`${address}${ENDPOINTS.sendReport.path}`, { method: 'POST', body });
      const answer = (await response.json()) as { id: string };
      // A busy server may refuse one for a moment; only the kill ends it.
      if (response.status === 201) onWritten(answer.id);
    } catch {
      return;
    }
  }
}
