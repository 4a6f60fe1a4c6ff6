import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { openEmbedded } from './index.ts';

/** How many rows are acknowledged before each kill; the last is long enough for a checkpoint to be under way. */
const KILLS = [1, 40, 300];

/** Where packages are found from. */
const program = fileURLToPath(new URL('../../../node_modules/.cache/write-notes.mjs', import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL('../../testing/write-notes.ts', import.meta.url))],
  outfile: program,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
});

test('what was acknowledged is there after the process was killed, and nothing is there in part', async () => {
  const dataFolder = await freshDataFolder();
  let known = 0;
  for (const kill of KILLS) {
    known = await writeUntilKilled(dataFolder, known, kill);
    const source = await openEmbedded({ dataFolder, workerFile });
    const client = new Client(source.client);
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as count, min(length(text)) as shortest, max(id) + 1 as next from notes',
    );
    await client.end();
    await source.close();
    const [{ count, shortest, next }] = rows;
    // One more may be written than was told before the kill, and none is missing before it.
    expect(next).toBeGreaterThanOrEqual(known);
    expect({ count, shortest }).toEqual({ count: next, shortest: 2000 });
    known = next;
  }
});

/** @returns the number after the last row that was acknowledged. */
async function writeUntilKilled(dataFolder: string, first: number, rows: number): Promise<number> {
  const writer = fork(program, [dataFolder, workerFile.href, String(first)]);
  let last = first - 1;
  writer.on('message', (id: number) => {
    last = id;
    if (id === first + rows - 1) writer.kill('SIGKILL');
  });
  const [, signal] = await once(writer, 'exit');
  expect(signal).toBe('SIGKILL');
  return last + 1;
}
