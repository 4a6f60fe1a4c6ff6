import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../process/start-error.ts';
import type { AttachmentStore } from './store.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;
const NAME = /^[\da-f-]{36}$/;

/** Attachments as files in a folder, which is made with the first of them. */
export function folderStore(folder: string): AttachmentStore {
  const placeOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('An attachment is named by its id.');
    return path.join(folder, name);
  };
  return {
    put: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      await writeFile(draftOf(place), bytes, { mode: OWNER_ONLY.file, flush: true });
      await rename(draftOf(place), place);
      await flushFolder(folder);
    },
    get: async (name) => {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      const place = placeOf(name);
      for (const file of [draftOf(place), place]) await rm(file, { force: true });
    },
  };
}

const draftOf = (place: string) => `${place}.draft`;

/** A new name is on the disk only when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  // Windows neither needs it nor can open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
