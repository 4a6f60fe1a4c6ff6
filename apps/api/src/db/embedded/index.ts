import type { Socket } from 'node:net';
import path from 'node:path';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { StartError } from '../../process/start-error.ts';
import { cannotWrite } from '../../storage/data-folder.ts';
import type { DatabaseSource } from '../source.ts';
import { lockFolder } from './folder-lock.ts';
import { whyNotOpened } from './not-opened.ts';
import { keepQuietFor } from './quiesce.ts';
import { startWorker, stopWorker } from './thread.ts';
import { Wire } from './wire.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The folder of the embedded database, and the built file of the thread it runs in. */
export interface EmbeddedOptions {
  readonly dataFolder: string;
  readonly workerFile: URL;
}

/**
 * The database that needs nothing installed: PostgreSQL compiled to WebAssembly, on disk, in a worker thread, for
 * this process alone. A thread that dies is started again by the next connection.
 *
 * @throws {StartError} when the folder is in use or its files cannot be opened.
 */
export async function openEmbedded({ dataFolder, workerFile }: EmbeddedOptions): Promise<DatabaseSource> {
  let running: Promise<Worker> | undefined;
  const closing = new AbortController();
  const unlock = await lock(dataFolder, (socket) => keepQuietFor(socket, () => running, closing.signal));
  const folder = path.join(dataFolder, 'db');

  const ensureRunning = () => {
    running ??= startWorker(workerFile, folder, () => {
      running = undefined;
    });
    return running;
  };
  const connect = async (): Promise<MessagePort> => {
    const worker = await ensureRunning();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ connection: port2 } satisfies WorkerMessage, [port2]);
    return port1;
  };
  const close = async () => {
    closing.abort();
    if (running) await stopWorker(await running);
    await unlock();
  };

  try {
    await ensureRunning();
  } catch (error) {
    await unlock();
    throw whyNotOpened(dataFolder, error);
  }
  return {
    engine: 'pglite',
    client: { stream: () => new Wire(connect), user: 'postgres' },
    connections: 1,
    explain: (error) => whyNotOpened(dataFolder, error),
    close,
  };
}

async function lock(dataFolder: string, onConnection: (socket: Socket) => void) {
  try {
    return await lockFolder(dataFolder, onConnection);
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(dataFolder, error);
  }
}
