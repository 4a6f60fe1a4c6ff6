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

/** Of one file. */
const hashOf = async (file) =>
  createHash('sha256')
    .update(await readFile(path.join(ROOT, file)))
    .digest('hex');

/** Names and hashes of all files of a place. */
const contentOf = async (place) => {
  let content = '';
  // One after the other: a place may have more files than may be open at once.
  for (const file of (await filesBelow(place)).toSorted()) content += `${file}\0${await hashOf(file)}\0`;
  return content;
};

/**
 * What stands in each place, read once however many targets are made of it at the same time. Nothing is remembered for later: a build writes
 * files.
 */
const underWay = new Map();
function contentOnce(place) {
  const running = underWay.get(place) ?? contentOf(place).finally(() => underWay.delete(place));
  underWay.set(place, running);
  return running;
}

async function fingerprint(places) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const content of await Promise.all(places.map(contentOnce))) hash.update(content);
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
