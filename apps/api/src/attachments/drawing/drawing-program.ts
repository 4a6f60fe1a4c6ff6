import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { CodedError } from '../../errors/index.ts';
import { drawPages } from './draw-pages.ts';
import { drawPicture } from './draw-picture.ts';
import type { Drawn, SentFile } from './drawn-file.ts';

/**
 * Draws the one file that its parent sends, in a process of its own: whatever a file does there ends this process and nothing else. It knows
 * no setting of the server and writes no file.
 *
 * PDFium keeps its thread busy, so it runs in a second one; the first watches how much memory the process takes.
 * The argument is the most that it may have, in bytes.
 */
const LOOK_EVERY_MS = 50;

async function drawn(file: SentFile): Promise<Drawn> {
  try {
    return await (file.mediaType === 'application/pdf' ? drawPages : drawPicture)(file);
  } catch (error) {
    if (error instanceof CodedError) return { refused: error.code };
    throw error;
  }
}

if (isMainThread) {
  const most = Number(process.argv[2]);
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(1);
  }, LOOK_EVERY_MS);
  process.on('disconnect', () => process.exit());
  // A signal to the whole group is for the server, which lets a report be taken to its end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('message', (file: SentFile) => {
    const drawing = new Worker(new URL(import.meta.url), { workerData: file });
    drawing.once('message', (answer: Drawn) =>
      process.send?.(answer, undefined, undefined, () => process.exit()),
    );
    drawing.once('error', () => process.exit(1));
  });
} else parentPort?.postMessage(await drawn(workerData));
