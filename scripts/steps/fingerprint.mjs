import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

const NOT_INPUT = new Set(['node_modules', 'dist', 'storybook-static']);

/** Paths and stats of all files of a place, sorted by path. */
async function filesBelow(place) {
  const full = path.join(ROOT, place);
  const info = await stat(full, { bigint: true }).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [{ file: place, info }];
  const entries = await readdir(full, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !NOT_INPUT.has(entry.name))
      .map((entry) => filesBelow(path.join(place, entry.name))),
  );
  return nested.flat().toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

/** What stands in each file. */
const contentOf = async (files) => {
  let content = '';
  // One after the other: a place may have more files than may be open at once.
  for (const { file } of files) {
    const bytes = await readFile(path.join(ROOT, file));
    content += `${file}\0${createHash('sha256').update(bytes).digest('hex')}\0`;
  }
  return content;
};

/** What the file system says of each file: while it says the same, nothing needs to be read. */
const looksOf = async (files) =>
  files
    .map(({ file, info }) => `${file}\0${info.size} ${info.mtimeNs} ${info.ctimeNs} ${info.ino}\0`)
    .join('');

/**
 * Does some work on a place once, however many targets are made of it at the same time. Nothing is remembered for later: a build writes
 * files.
 */
function oncePerPlace(work) {
  const underWay = new Map();
  return (place) => {
    const running = underWay.get(place) ?? work(place).finally(() => underWay.delete(place));
    underWay.set(place, running);
    return running;
  };
}

const files = oncePerPlace(filesBelow);
const contents = oncePerPlace(async (place) => contentOf(await files(place)));
const looks = oncePerPlace(async (place) => looksOf(await files(place)));

async function fingerprint(places, read) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const part of await Promise.all(places.map(read))) hash.update(part);
  return hash.digest('hex');
}

/**
 * Does the work only when an input has changed since it was last done, or its result is gone. Files are read only where the file system says
 * that something was written.
 *
 * @param {{ inputs: string[], stamp: string, work: () => Promise<unknown> }} step `inputs` are files and folders,
 * `stamp` a file that goes when the result goes; all relative to the root.
 * @returns {Promise<boolean>} whether the work was done.
 */
export async function whenChanged({ inputs, stamp, work }) {
  const file = path.join(ROOT, stamp);
  const [content, look] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const lookNow = await fingerprint(inputs, looks);
  if (look === lookNow) return false;
  const contentNow = await fingerprint(inputs, contents);
  const isChanged = content !== contentNow;
  if (isChanged) await work();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${contentNow}\n${lookNow}`);
  return isChanged;
}
