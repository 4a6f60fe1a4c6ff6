import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

const NOT_INPUT = new Set(['node_modules', 'dist', 'storybook-static']);

async function filesBelow(place) {
  const full = path.join(ROOT, place);
  const info = await stat(full).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [place];
  const entries = await readdir(full, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !NOT_INPUT.has(entry.name))
      .map((entry) => filesBelow(path.join(place, entry.name))),
  );
  return nested.flat();
}

async function fingerprint(places) {
  const files = (await Promise.all(places.map(filesBelow))).flat().toSorted();
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of files) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * Does the work only when an input has changed since it was last done, or its result is gone.
 *
 * @param {{ inputs: string[], stamp: string, work: () => Promise<unknown> }} step `inputs` are files and folders,
 * `stamp` a file that goes when the result goes; all relative to the root.
 * @returns {Promise<boolean>} whether the work was done.
 */
export async function whenChanged({ inputs, stamp, work }) {
  const file = path.join(ROOT, stamp);
  const now = await fingerprint(inputs);
  if ((await readFile(file, 'utf8').catch(() => '')) === now) return false;
  await work();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, now);
  return true;
}
