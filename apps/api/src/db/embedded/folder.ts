import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DURABLE_START, DurableFiles, syncPath } from './durable-files.ts';

/** The extensions that search needs. A PostgreSQL server has them installed. */
const extensions = { pg_trgm, unaccent };

/** PGlite's files are open to everybody; their folder is not. */
const OWNER_ONLY = 0o700;

/**
 * Opens the database in a folder, and makes one if there is none.
 *
 * A new database is made in a folder beside it, written to the disk and then renamed. So a database whose making was interrupted
 * is never taken for a damaged one.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder(folder);
  // PGlite would begin to make a new database among the files of this one.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing');
  return PGlite.create({ fs: new DurableFiles(folder), startParams: DURABLE_START, extensions });
}

async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: OWNER_ONLY });
  const database = await PGlite.create({
    fs: new DurableFiles(draft),
    startParams: DURABLE_START,
    extensions,
  });
  await database.close();
  for (const name of await readdir(draft, { recursive: true })) syncPath(path.join(draft, name));
  await rename(draft, folder);
}
