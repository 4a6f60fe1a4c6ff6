import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StartError } from '../process/start-error.ts';

const OWNER_ONLY = 0o700;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file stands in its way',
  ENOENT: 'the system allows no folder there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Makes the data folder if it is not there.
 *
 * @throws {StartError} when it cannot be made or written to.
 */
export async function ensureFolder(folder: string): Promise<void> {
  try {
    await make(path.resolve(folder));
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/** Not by Node's `recursive`, which tries for ever where the system itself has no room for folders, as in `/proc`. */
async function make(folder: string): Promise<void> {
  if (existsSync(folder)) return access(`${folder}${path.sep}.`);
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await make(parent);
  await mkdir(folder, { mode: OWNER_ONLY }).catch((error) => {
    // Another process may have been quicker.
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** The message when something cannot be written in the data folder. */
export function cannotWrite(folder: string, error: unknown): StartError {
  const code = codeOf(error) ?? 'unknown reason';
  return new StartError(
    `The data folder ${path.resolve(folder)} cannot be written to (${REASONS[code] ?? code}); set DATA_DIR to another folder.`,
  );
}
