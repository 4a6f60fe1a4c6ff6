import { Worker } from 'node:worker_threads';
import type { WorkerMessage } from './worker-messages.ts';

/**
 * Starts the database's thread; resolves once the database is open.
 *
 * @param onExit is told when the thread ends, however that is.
 */
export function startWorker(file: URL, folder: string, onExit: () => void): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // The database prints messages for its developers. Its errors reach us as errors.
    const worker = new Worker(file, { workerData: folder, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      onExit();
      reject(new Error(`The embedded database has ended with code ${code}.`));
    });
  });
}

/** Has the database write everything down and end. */
export function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close' satisfies WorkerMessage);
  });
}
