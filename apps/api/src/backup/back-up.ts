import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from '../db/embedded/durable-files.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { askForQuiet } from '../db/embedded/quiesce.ts';
import { StartError } from '../process/start-error.ts';
import { copyAttachments, namesOf } from './attachments.ts';
import { type CopiedTree, copiedTree } from './copied-tree.ts';
import { requireEmpty, syncTree } from './folders.ts';

const OWNER_ONLY = 0o700;

/** What is copied, and where to. */
export interface BackupOptions {
  readonly dataFolder: string;
  /** A folder that is not there yet, or is empty. */
  readonly target: string;
  /** Whether the key of all hashes and sealed texts is copied too. */
  readonly withSecret: boolean;
}

/** The content of a backup, and its cost to the people who use the server. */
export interface Backup {
  readonly bytes: number;
  readonly attachments: number;
  /** How long nobody could read or write in the database, at most. */
  readonly quietMs: number;
}

/**
 * Copies an embedded database and its attachments, while a server uses them or not. The copy has its name only once it is
 * complete and on the disk. A failed copy is removed.
 *
 * @throws {StartError} when there is nothing to copy, or something stands in the place of the copy.
 */
export async function backUp({ dataFolder, target, withSecret }: BackupOptions): Promise<Backup> {
  if (!existsSync(path.join(dataFolder, 'db')))
    throw new StartError(`There is no database in ${dataFolder}; set DATA_DIR to the server's.`);
  await requireEmpty(target);
  const draft = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { recursive: true, mode: OWNER_ONLY });
  try {
    const database = copiedTree(path.join(dataFolder, 'db'), path.join(draft, 'db'));
    const { names, quietMs } = await copyDatabase(dataFolder, database);
    const attachments = copyAttachments(dataFolder, draft, names);
    if (withSecret) await copyFile(path.join(dataFolder, 'secret'), path.join(draft, 'secret'));
    await syncTree(draft);
    await rename(draft, target);
    syncPath(path.dirname(target));
    return { bytes: database.bytes(), attachments, quietMs };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Most is copied while people go on; then the database stands still while the rest is. */
async function copyDatabase(dataFolder: string, database: CopiedTree) {
  await (await standStill(dataFolder)).end();
  database.update();
  const began = performance.now();
  const still = await standStill(dataFolder);
  database.update();
  // Rows of files that come later are not in the copy, nor are the files.
  const names = await namesOf(dataFolder);
  await still.end();
  return { names, quietMs: performance.now() - began };
}

/** Stops all writing. The process that holds the folder does it; if there is none, we hold the folder ourselves. */
async function standStill(dataFolder: string): Promise<{ readonly end: () => Promise<void> }> {
  return (await askForQuiet(dataFolder)) ?? { end: await lockFolder(dataFolder) };
}
