import path from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { StartError } from '../../start-error.ts';
import type { DatabaseSource } from '../source.ts';
import { lockFolder } from './folder-lock.ts';
import { Wire } from './wire.ts';
import type { WorkerMessage } from './worker.ts';

/** Where the embedded database is kept, and the built file of the thread it runs in. */
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
  const unlock = await lockFolder(dataFolder);
  const folder = path.join(dataFolder, 'db');
  let running: Promise<Worker> | undefined;

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
    if (running) await stopWorker(await running);
    await unlock();
  };

  try {
    await ensureRunning();
  } catch {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened: its files are damaged or of another version; restore a backup, or move the folder away to begin with an empty one.`,
    );
  }
  return {
    engine: 'pglite',
    client: { stream: () => new Wire(connect), user: 'postgres' },
    connections: 1,
    close,
  };
}

function startWorker(file: URL, folder: string, onExit: () => void): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // What the database prints is for its developers; its errors reach us as errors.
    const worker = new Worker(file, { workerData: folder, stdout: true, stderr: true });
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      onExit();
      reject(new Error(`The embedded database ended with code ${code}.`));
    });
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close' satisfies WorkerMessage);
  });
}
