import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { StartError } from '../process/start-error.ts';
import { ensureFolder } from '../storage/data-folder.ts';
import { copyAttachments, namesOf } from './attachments.ts';
import { copiedTree } from './copied-tree.ts';
import { requireEmpty, syncTree } from './folders.ts';

/**
 * Copies a backup into a data folder that is empty or not there yet. The database comes last and whole: a restore that
 * was cut off is never taken for a complete one.
 *
 * @returns whether the key of all hashes and sealed texts was in it.
 * @throws {StartError} when there is no backup, or the data folder is in use.
 */
export async function restore(backup: string, dataFolder: string): Promise<{ readonly hasSecret: boolean }> {
  if (!existsSync(path.join(backup, 'db', 'PG_VERSION')))
    throw new StartError(`There is no backup in ${backup}.`);
  await requireEmpty(dataFolder);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    const hasSecret = existsSync(path.join(backup, 'secret'));
    if (hasSecret) await copyFile(path.join(backup, 'secret'), path.join(dataFolder, 'secret'));
    copyAttachments(backup, dataFolder, await namesOf(backup));
    // A start removes a database of this name.
    const draft = path.join(dataFolder, 'db.draft');
    copiedTree(path.join(backup, 'db'), draft).update();
    await syncTree(draft);
    await rename(draft, path.join(dataFolder, 'db'));
    await syncTree(dataFolder);
    return { hasSecret };
  } finally {
    await unlock();
  }
}
