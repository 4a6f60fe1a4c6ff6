import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../env.ts';
import { codeOf, StartError } from '../process/start-error.ts';
import { cannotWrite, ensureFolder } from '../storage/data-folder.ts';

const SECRET_BYTES = 32;
const SHORTEST = 32;
const OWNER_ONLY = 0o600;

/**
 * The key of all hashes: `SECRET`, or one made at the first start and kept in the data folder. If several processes make one at
 * the same time, all use the first.
 *
 * @throws {StartError} when it can be neither read nor made.
 */
export async function readSecret({
  SECRET,
  DATA_DIR,
}: Pick<Settings, 'SECRET' | 'DATA_DIR'>): Promise<string> {
  if (SECRET) return SECRET;
  await ensureFolder(DATA_DIR);
  const file = path.join(DATA_DIR, 'secret');
  try {
    const kept = await readKept(file);
    if (kept === undefined) await make(file);
    const secret = kept ?? (await readFile(file, 'utf8')).trim();
    if (secret.length >= SHORTEST) return secret;
  } catch (error) {
    throw cannotWrite(DATA_DIR, error);
  }
  throw new StartError(
    `The secret in ${file} is damaged; restore it from a backup, or remove it to have one made.`,
  );
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file appears under its name only when it is complete, and never over another. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
    mode: OWNER_ONLY,
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
