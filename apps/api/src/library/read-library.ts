import { readFile } from 'node:fs/promises';
import type { Library } from '@scamguard/content/library';
import { LIBRARY_FILE } from '../built-files.ts';
import { codeOf, StartError } from '../process/start-error.ts';

const read = new Map<string, Promise<Library>>();

/**
 * The texts as the build has read and checked them; read once.
 *
 * @throws {StartError} naming the file that the build has not written.
 */
export function readLibrary(file = LIBRARY_FILE): Promise<Library> {
  const known = read.get(file) ?? parsed(file);
  read.set(file, known);
  return known;
}

async function parsed(file: string): Promise<Library> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const code = codeOf(error);
    // Otherwise the database in which they are written would be taken for damaged.
    throw code
      ? new StartError(`The texts in ${file} cannot be read (${code}): build the server again.`)
      : error;
  }
}
