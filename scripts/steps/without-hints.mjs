import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Words of what `packages/ui/src/props/misuse.ts` says to developers. */
const HINTS = /@scamguard\/ui: |\. It knows |a placeholder goes when one types/;

/**
 * Which scripts of a folder tell developers how a component is used.
 *
 * @param {string} folder with scripts, however deep.
 * @returns {Promise<string[]>} their files.
 */
export async function scriptsWithHints(folder) {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`There are no scripts in ${folder}.`);
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  return scripts.filter((_, index) => HINTS.test(texts[index]));
}

/** The scripts that visitors load of the site and on partners' pages. */
const FOR_VISITORS = ['apps/web/dist/client', 'packages/widgets/dist'];

/** @throws {Error} where visitors pay for what is said to developers. */
export async function checkNoHints() {
  const found = await Promise.all(FOR_VISITORS.map((folder) => scriptsWithHints(path.join(ROOT, folder))));
  if (found.flat().length > 0)
    throw new Error(`Hints for developers are shipped: ${found.flat().join(', ')}`);
  return 'ok  no script for visitors has hints for developers';
}
