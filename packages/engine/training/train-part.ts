import { parentPort, workerData } from 'node:worker_threads';
import { type Task, trainPart } from './parts.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows; this goes to the thread that started it
parentPort?.postMessage(trainPart(workerData as Task));
