import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '../../process/start-error.ts';

/**
 * The longest folder of a socket. A socket's address may have 108 bytes on Linux and 104 on macOS. Its end and the name of 16
 * characters in its folder are taken off.
 */
const LONGEST_FOLDER_BYTES = 84;
const NOBODY = new Set(['ECONNREFUSED', 'ENOENT']);

/** Listens on a socket of this machine; it does not keep the process running. */
export function listen(address: string, onConnection: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(onConnection);
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** @returns undefined when nobody listens there. */
export function dial(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const onError = (error: Error) => (NOBODY.has(codeOf(error) ?? '') ? resolve(undefined) : reject(error));
    socket.once('error', onError);
    socket.once('connect', () => {
      socket.off('error', onError);
      // A client learns from the end of the connection that it broke.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/** Folders may have longer names than sockets: such a one is reached through a link with a short name. */
export async function withShortPath<Result>(
  folder: string,
  work: (short: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(path.resolve(folder)) < LONGEST_FOLDER_BYTES) return work(folder);
  const place = await mkdtemp(path.join(tmpdir(), 'sg-'));
  const link = path.join(place, 'f');
  try {
    await symlink(path.resolve(folder), link);
    return await work(link);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
