import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from '../db/embedded/durable-files.ts';
import { codeOf, StartError } from '../process/start-error.ts';

/** @throws {StartError} when a folder is there with something in it, or something else stands in its place. */
export async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') throw new StartError(`${folder} is no folder; name another place.`);
    throw error;
  });
  if (names.length) throw new StartError(`The folder ${folder} is not empty; name a new one.`);
}

/** Has a folder and its files written to the disk; a socket among them has nothing to write. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(path.join(entry.parentPath, entry.name));
  syncPath(folder);
}
