import { once } from 'node:events';
import type { Socket } from 'node:net';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { callHolder } from './folder-lock.ts';
import { QUIET, type WorkerMessage } from './worker-messages.ts';

/** The words between the command and the holder of a folder. The answer says that nobody reads or writes there. */
const BE_QUIET = 'be quiet';
const GO_ON = 'go on';

/** The longest wait for a copy. After that, the copy fails. */
const LONGEST_MS = 60_000;

/** The database of another process stands still. */
export interface Quiet {
  /**
   * Lets it go on.
   *
   * @throws when it has gone on before, so that what was copied is worth nothing.
   */
  readonly end: () => Promise<void>;
}

/**
 * Has the process that holds a folder keep its database still, with everything written to the files.
 *
 * @returns undefined when nobody holds the folder.
 * @throws when the holder does not do it: it is stopping, of an older release, or in a transaction that does not end.
 */
export async function askForQuiet(dataFolder: string): Promise<Quiet | undefined> {
  const socket = await callHolder(dataFolder);
  if (!socket) return undefined;
  const closed = once(socket, 'close').then(() => {
    throw new Error(
      `Whoever uses ${dataFolder} did not let its database stand still for the copy: it is stopping, busy, or of an older release. Try again.`,
    );
  });
  const ask = async (words: string) => {
    socket.write(words);
    await Promise.race([once(socket, 'data'), closed]);
  };
  closed.catch(() => undefined);
  await ask(BE_QUIET);
  return {
    end: async () => {
      await ask(GO_ON);
      socket.destroy();
    },
  };
}

/**
 * The holder's side: keeps the database still until the other process is done or gone, or takes too long.
 *
 * @param worker the database's thread, once there is one.
 * @param closing ends it at once.
 */
export function keepQuietFor(
  socket: Socket,
  worker: () => Promise<Worker> | undefined,
  closing: AbortSignal,
): void {
  const { port1, port2 } = new MessageChannel();
  const hangUp = () => void socket.destroy();
  const tooLong = setTimeout(hangUp, LONGEST_MS).unref();
  closing.addEventListener('abort', hangUp);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(tooLong);
    closing.removeEventListener('abort', hangUp);
    port1.close();
  });
  port1.on('close', hangUp);
  port1.on('message', () => socket.write(QUIET));
  socket.on('data', async (words) => {
    const running = await worker()?.catch(() => undefined);
    if (String(words) === GO_ON) socket.end(QUIET);
    else if (String(words) === BE_QUIET && running && !closing.aborted)
      running.postMessage({ quiet: port2 } satisfies WorkerMessage, [port2]);
    else hangUp();
  });
}
