import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './run.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8'));

const folders = ['apps', 'packages'].flatMap((room) =>
  readdirSync(`${ROOT}/${room}`).map((name) => `${room}/${name}`),
);
const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));

/**
 * The folders of a package and of all packages of this workspace that it is made of, as their `package.json` files say.
 *
 * @param {string} folder
 * @returns {string[]} sorted.
 */
export function withWorkspacePackages(folder, known = new Set()) {
  if (!known.has(folder)) {
    known.add(folder);
    const { dependencies, devDependencies } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const other = folderOf.get(name);
      if (other) withWorkspacePackages(other, known);
    }
  }
  return [...known].toSorted();
}
