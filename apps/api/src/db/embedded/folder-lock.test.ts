import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import { StartError } from '../../process/start-error.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { lockFolder, type Unlock } from './folder-lock.ts';

/** What happens just before the next removal of a file or folder. */
let meanwhile: (() => Promise<unknown>) | undefined;
vi.mock(import('node:fs/promises'), async (importFiles) => {
  const files = await importFiles();
  return { ...files, rm: interrupted(files.rm), unlink: interrupted(files.unlink) };
});

function interrupted<Options extends unknown[]>(remove: (...options: Options) => Promise<void>) {
  return async (...options: Options) => {
    const first = meanwhile;
    meanwhile = undefined;
    await first?.();
    return remove(...options);
  };
}

const program = path.join(await emptyFolder(), 'hold-lock.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('../../testing/hold-lock.ts', import.meta.url))],
  outfile: program,
  bundle: true,
  format: 'esm',
  platform: 'node',
});

describe('the lock of a folder', () => {
  test('is refused to a second, and free again after the first', async () => {
    const folder = await emptyFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StartError);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  test('goes to exactly one of many who want it at once', async () => {
    const folder = await emptyFolder();
    for (let round = 0; round < 20; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const { value: unlock } of winners) await unlock();
    }
  });

  test('left by a killed process goes to exactly one of many', async () => {
    const folder = await emptyFolder();
    for (let round = 0; round < 3; round += 1) {
      await killHolderOf(folder);
      expect(await readdir(folder)).toEqual(['db.lock']);
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const { value: unlock } of winners) await unlock();
    }
  });

  test('is not taken from one who was quicker to take it from the dead', async () => {
    const folder = await emptyFolder();
    await killHolderOf(folder);
    let quicker: Unlock | undefined;
    meanwhile = async () => {
      quicker = await lockFolder(folder);
    };
    await expect(lockFolder(folder)).rejects.toThrow(StartError);
    await expect(lockFolder(folder)).rejects.toThrow(StartError);
    await quicker?.();
  });

  test('works in a folder whose name is longer than a socket address', async () => {
    const folder = await mkdtemp(path.join(await emptyFolder(), 'x'.repeat(200)));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another/);
    await unlock();
  });

  test('is not confused by a file in its place', async () => {
    const folder = await emptyFolder();
    await writeFile(path.join(folder, 'db.lock'), '');
    await expect(lockFolder(folder)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['db.lock']);
  });
});

/** Leaves the folder as a process does that held it and was killed. */
async function killHolderOf(folder: string): Promise<void> {
  const holder = fork(program, [folder]);
  await once(holder, 'message');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}
