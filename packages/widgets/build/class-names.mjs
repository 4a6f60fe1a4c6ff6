import { readdirSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.dirname(import.meta.dirname);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, `aa`, `ab` … */
const lettersOf = (at) =>
  (at < LETTERS.length ? '' : lettersOf(Math.floor(at / LETTERS.length) - 1)) + LETTERS[at % LETTERS.length];

/** The files of styles that a widget may be made of, as vanilla-extract names them, in an order that no build changes. */
const FILES = ['src', '../ui/src']
  .flatMap((folder) =>
    readdirSync(path.join(PACKAGE, folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => file.endsWith('.css.ts'))
  .toSorted();

/**
 * Names for vanilla-extract that are as short as can be, since they stand in every script twice: letters for the file and a number for
 * the class in it.
 *
 * @returns {(about: { hash: string, filePath: string }) => string}
 */
export function shortNames() {
  const seen = new Map();
  return ({ hash, filePath }) => {
    const file = FILES.indexOf(filePath);
    if (file < 0) throw new Error(`${filePath} is no file of styles in packages/ui or packages/widgets.`);
    if (!seen.has(file)) seen.set(file, []);
    const names = seen.get(file);
    if (!names.includes(hash)) names.push(hash);
    return lettersOf(file) + names.indexOf(hash);
  };
}
