import { parentPort, workerData } from 'node:worker_threads';
import { runJob, type Task } from './jobs.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows; this goes to the thread that started it
parentPort?.postMessage(runJob(workerData as Task));
