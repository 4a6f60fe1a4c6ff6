import type { ChildProcess } from 'node:child_process';
import { askProcess, endProcess, hasEnded } from '../../guarded-process.ts';
import { withTimeLimit } from '../../time-limit.ts';
import { startReader } from './reader-process.ts';
import type { Reading } from './reader-program.ts';

/** Reads the letters of a picture. */
export interface TextReader {
  /**
   * One picture at a time.
   *
   * @param png dark letters on white.
   * @param signal ends the reading, and the process that is busy with it.
   * @throws {TooLate} when reading takes longer than a visitor would wait.
   * @throws {ProcessEnded} when the process that reads ends meanwhile.
   * @throws the signal's reason.
   */
  readonly read: (png: Buffer, signal: AbortSignal) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface TextReaderOptions {
  /** How long reading one picture may take, in milliseconds. */
  readonly patience?: number;
  /** After how many milliseconds without a picture the process and its memory are given back. */
  readonly idle?: number;
  readonly start?: () => ChildProcess;
}

/** Below, what was "read" are the shapes of a photograph. In per cent. */
const LEAST_CONFIDENCE = 40;
const USUAL_PATIENCE_MS = 20_000;
const USUAL_IDLE_MS = 5 * 60_000;

/** Reads in a process that starts with the first picture, and anew after one that it did not survive. */
export function textReader({
  patience = USUAL_PATIENCE_MS,
  idle = USUAL_IDLE_MS,
  start = startReader,
}: TextReaderOptions = {}): TextReader {
  let reader: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(timer);
    const ending = reader;
    reader = undefined;
    if (ending) await endProcess(ending);
  };

  return {
    read: async (png, signal) => {
      clearTimeout(timer);
      if (!reader || hasEnded(reader)) reader = start();
      try {
        const { text, confidence } = await withTimeLimit(askProcess<Reading>(reader, png, signal), patience);
        timer = setTimeout(() => void close(), idle).unref();
        return confidence < LEAST_CONFIDENCE ? '' : text;
      } catch (error) {
        // Whatever it is busy with, the next picture gets a process of its own.
        void close();
        throw error;
      }
    },
    close,
  };
}
