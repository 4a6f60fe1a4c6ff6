import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, realpath, rename, rm, rmdir, unlink } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { codeOf, StartError } from '../../process/start-error.ts';
import { dial, listen, withShortPath } from './local-socket.ts';

const NAME_BYTES = 8;
const OWNER_ONLY = 0o600;
const hangUp = (socket: Socket) => void socket.destroy();

/** Gives the folder back. */
export type Unlock = () => Promise<void>;

const inUse = (folder: string) =>
  new StartError(
    `The data folder ${folder} is in use by another ScamGuard; stop that one, or set DATA_DIR to another folder.`,
  );

/**
 * Keeps a folder to one process, since two embedded databases on the same files would lose each other's rows.
 *
 * The holder listens on a socket, which the system closes with the process however that ends, so nobody is ever
 * locked out by a crash. Each starter listens on a socket with a name of its own in a folder of its own, and takes the
 * lock by renaming that folder to `db.lock`. Renaming a folder over another is atomic and works only if the other is
 * empty; a dead holder's socket is removed by its unique name. So of several starters exactly one succeeds, and
 * none can remove what another has just taken.
 *
 * @param onConnection what the holder does with another process that calls it by {@link callHolder}.
 * @throws {StartError} when another process holds the folder.
 */
export async function lockFolder(
  folder: string,
  onConnection: (socket: Socket) => void = hangUp,
): Promise<Unlock> {
  if (process.platform === 'win32') return lockByPipe(folder, onConnection);
  const lock = path.join(folder, 'db.lock');
  const name = randomBytes(NAME_BYTES).toString('hex');
  const own = path.join(folder, `db.lock-${name}`);
  let server: Server | undefined;
  try {
    await mkdir(own);
    server = await withShortPath(own, (short) => listen(path.join(short, name), onConnection));
    await chmod(path.join(own, name), OWNER_ONLY);
    while (!(await takes(own, lock))) await clearDead(lock, folder);
  } catch (error) {
    server?.close();
    await rm(own, { recursive: true, force: true });
    throw error;
  }
  return async () => {
    server.close();
    await unlink(path.join(lock, name)).catch(() => undefined);
    await rmdir(lock).catch(() => undefined);
  };
}

/** Calls the process that holds a folder. @returns undefined when nobody holds it. */
export async function callHolder(folder: string): Promise<Socket | undefined> {
  if (process.platform === 'win32') return dial(await pipeOf(folder));
  const lock = path.join(folder, 'db.lock');
  for (const name of await readdir(lock).catch(() => [])) {
    const socket = await withShortPath(lock, (short) => dial(path.join(short, name)));
    if (socket) return socket;
  }
  return undefined;
}

async function takes(own: string, lock: string): Promise<boolean> {
  try {
    await rename(own, lock);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

async function clearDead(lock: string, folder: string): Promise<void> {
  const names = await readdir(lock).catch(() => []);
  for (const name of names) {
    const holder = await withShortPath(lock, (short) => dial(path.join(short, name)));
    holder?.destroy();
    if (holder) throw inUse(folder);
    await unlink(path.join(lock, name)).catch(() => undefined);
  }
}

/** A system that frees its pipes with the process: the name alone is the lock. */
async function lockByPipe(folder: string, onConnection: (socket: Socket) => void): Promise<Unlock> {
  try {
    const server = await listen(await pipeOf(folder), onConnection);
    return async () => void server.close();
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? inUse(folder) : error;
  }
}

async function pipeOf(folder: string): Promise<string> {
  const id = createHash('sha256')
    .update((await realpath(folder)).toLowerCase())
    .digest('hex');
  return `\\\\.\\pipe\\scamguard-${id}`;
}
