import { statfsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, StartError } from '../../process/start-error.ts';
import { cannotWrite } from '../../storage/data-folder.ts';

/** The database writes its log in files of this size, and cannot start without room for one. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;
/** The system's codes, such as EACCES; PostgreSQL's begin otherwise. */
const SYSTEM_CODE = /^E[A-Z\d]+$/;

/** Says in one sentence why an embedded database cannot be opened. A full disk comes first, for its errors look like damage. */
export function whyNotOpened(dataFolder: string, error: unknown): StartError {
  if (isFull(dataFolder))
    return new StartError(
      `The disk of the data folder ${path.resolve(dataFolder)} is full; make room on it, and start again.`,
    );
  if (SYSTEM_CODE.test(codeOf(error) ?? '')) return cannotWrite(dataFolder, error);
  const reason = error instanceof Error ? error.message : 'it does not say why';
  return new StartError(
    `The database in ${path.join(dataFolder, 'db')} cannot be opened (${reason}): its files are damaged or of another version; restore a backup, or move the folder away to begin with an empty one.`,
  );
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LOG_FILE_BYTES;
  } catch {
    return false;
  }
}
