import type { Settings } from '../env.ts';
import { ensureFolder } from '../storage/data-folder.ts';
import { openEmbedded } from './embedded/index.ts';
import { openPostgres } from './postgres.ts';
import type { DatabaseSource } from './source.ts';

/**
 * The database that the settings name.
 *
 * @throws {StartError} when it cannot be used.
 */
export async function databaseSource({ DATABASE_URL, DATA_DIR }: Settings): Promise<DatabaseSource> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  await ensureFolder(DATA_DIR);
  return openEmbedded({ dataFolder: DATA_DIR, workerFile: new URL('database-worker.js', import.meta.url) });
}
