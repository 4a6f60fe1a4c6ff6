import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir, symlink, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, StartError } from '../../start-error.ts';

/** Of a socket: 108 on Linux, 104 on macOS, less what ends it. */
const LONGEST_ADDRESS_BYTES = 100;
const NAME_BYTES = 8;

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
 * @throws {StartError} when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  if (process.platform === 'win32') return lockByPipe(folder);
  const lock = path.join(folder, 'db.lock');
  const name = randomBytes(NAME_BYTES).toString('hex');
  const own = path.join(folder, `db.lock-${name}`);
  let server: Server | undefined;
  try {
    await mkdir(own);
    server = await withShortPath(own, (short) => listen(path.join(short, name)));
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
    if (await withShortPath(lock, (short) => answers(path.join(short, name)))) throw inUse(folder);
    await unlink(path.join(lock, name)).catch(() => undefined);
  }
}

/** A system that frees its pipes with the process: the name alone is the lock. */
async function lockByPipe(folder: string): Promise<Unlock> {
  const id = createHash('sha256')
    .update((await realpath(folder)).toLowerCase())
    .digest('hex');
  try {
    const server = await listen(`\\\\.\\pipe\\scamguard-${id}`);
    return async () => void server.close();
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? inUse(folder) : error;
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', (error) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')) resolve(false);
      else reject(error);
    });
    socket.once('connect', () => socket.destroy());
  });
}

/** Folders may have longer names than sockets: such a one is reached through a link with a short name. */
async function withShortPath<Result>(
  folder: string,
  work: (short: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(path.resolve(folder)) < LONGEST_ADDRESS_BYTES - 2 * NAME_BYTES) return work(folder);
  const place = await mkdtemp(path.join(tmpdir(), 'sg-'));
  const link = path.join(place, 'f');
  try {
    await symlink(path.resolve(folder), link);
    return await work(link);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
