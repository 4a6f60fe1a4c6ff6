import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What makes scripts of modules: with another version of it the same modules may become other bytes. */
const TOOLS = ['esbuild', 'terser'];
const OWN = ['scripts.mjs', 'script-styles.mjs', 'build.mjs'];
const LETTERS = 8;

/**
 * Names a build by its version and what it is made of: `0.2.0-4f1c9a07`. A page may name it with `integrity`, so two builds that differ must
 * never have one name, even between two releases.
 *
 * @param {string} version of the package.
 * @param {string[]} folders of the modules that its scripts are made of.
 * @returns {Promise<string>}
 */
export async function buildName(version, folders) {
  const hash = createHash('sha256');
  const requireHere = createRequire(import.meta.url);
  for (const tool of TOOLS) hash.update(`${tool} ${requireHere(`${tool}/package.json`).version}\n`);
  for (const file of OWN) hash.update(await readFile(path.join(import.meta.dirname, file)));
  for (const folder of folders)
    for (const file of (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()) {
      hash.update(`${path.relative(folder, file)}\0`);
      hash.update(await readFile(file));
    }
  return `${version}-${hash.digest('hex').slice(0, LETTERS)}`;
}
