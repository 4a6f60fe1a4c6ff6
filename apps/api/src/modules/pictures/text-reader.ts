import { createRequire as requireFrom } from 'node:module';
import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { withTimeLimit } from '../../time-limit.ts';

/** Reads the letters of a picture. */
export interface TextReader {
  /**
   * One picture at a time.
   *
   * @param png dark letters on white.
   * @throws {TooLate} when reading takes longer than a visitor would wait.
   */
  readonly read: (png: Buffer) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface TextReaderOptions {
  /** How long reading one picture may take, in milliseconds. */
  readonly patience?: number;
  /** After how many milliseconds without a picture the thread and its memory are given back. */
  readonly idle?: number;
}

/** French letters hold all of English, and reading with both is worse in both; see docs/decisions/0013. */
const LANGUAGE = 'fra';
const DATA = '4.0.0_best_int';
/** Below, what was "read" are the shapes of a photograph. In per cent. */
const LEAST_CONFIDENCE = 40;
const USUAL_PATIENCE_MS = 20_000;
const USUAL_IDLE_MS = 5 * 60_000;

// The bundle begins with a `createRequire` of its own.
const { resolve } = requireFrom(import.meta.url);

/** Reads by Tesseract in a thread, which starts with the first picture. */
export function textReader({
  patience = USUAL_PATIENCE_MS,
  idle = USUAL_IDLE_MS,
}: TextReaderOptions = {}): TextReader {
  let worker: Promise<Worker> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(timer);
    const ending = worker;
    worker = undefined;
    await ending?.then((reader) => threadOf(reader).terminate()).catch(() => undefined);
  };

  const recognize = async (png: Buffer) => {
    worker ??= start();
    const { data } = await (await worker).recognize(png);
    return data.confidence < LEAST_CONFIDENCE ? '' : data.text;
  };

  return {
    read: async (png) => {
      clearTimeout(timer);
      try {
        return await withTimeLimit(recognize(png), patience);
      } catch (error) {
        // Whatever it is busy with, the next picture gets a thread of its own.
        void close();
        throw error;
      } finally {
        timer = setTimeout(() => void close(), idle).unref();
      }
    },
    close,
  };
}

/** Everything comes from installed packages; nothing is fetched or written. */
async function start(): Promise<Worker> {
  const folder = path.dirname(resolve(`@tesseract.js-data/${LANGUAGE}/package.json`));
  const worker = await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: path.join(folder, DATA),
    cacheMethod: 'none',
    // The failure is also told to whoever asked for the text.
    errorHandler: () => undefined,
  });
  // A thread that dies must not end the server; who waits for it is told when patience ends.
  threadOf(worker).on('error', () => undefined);
  return worker;
}

/** Ended itself, and not by Tesseract: that would hand a picture still on its way to nobody, where no one can catch it. */
const threadOf = (reader: Worker) => (reader as unknown as { readonly worker: Thread }).worker;
