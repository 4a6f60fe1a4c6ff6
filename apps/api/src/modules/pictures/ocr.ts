import type { ChildProcess } from 'node:child_process';
import { CodedError } from '../../errors/index.ts';
import { withTimeLimit } from '../../limits/time-limit.ts';
import { askProcess, endProcess, hasEnded } from '../../process/guarded-process.ts';
import { startOcr } from './ocr-process.ts';
import type { Recognition } from './ocr-program.ts';

/** Optical character recognition (OCR): the text of a picture. */
export interface Ocr {
  /**
   * One picture at a time.
   *
   * @param picture as it was sent: it is drawn as dark letters on white in the process too.
   * @param signal ends the recognition, and the process that is busy with it.
   * @throws {CodedError} when it is no picture that can be drawn, or too large.
   * @throws {TooLate} if recognition takes longer than a visitor would wait.
   * @throws {ProcessEnded} if the process ends meanwhile.
   * @throws the signal's reason.
   */
  readonly read: (picture: Uint8Array, signal: AbortSignal) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface OcrOptions {
  /** Most milliseconds for one picture. */
  readonly patience?: number;
  /** Milliseconds without a picture after which the process ends and frees its memory. */
  readonly idle?: number;
  readonly start?: () => ChildProcess;
}

/** Below this confidence, in per cent, the "text" is the shapes of a photograph. */
const LEAST_CONFIDENCE = 40;
const USUAL_PATIENCE_MS = 20_000;
const USUAL_IDLE_MS = 5 * 60_000;

/** OCR in a process of its own. It starts with the first picture, and again after a picture that it did not survive. */
export function createOcr({
  patience = USUAL_PATIENCE_MS,
  idle = USUAL_IDLE_MS,
  start = startOcr,
}: OcrOptions = {}): Ocr {
  let process: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(timer);
    const ending = process;
    process = undefined;
    if (ending) await endProcess(ending);
  };

  return {
    read: async (picture, signal) => {
      clearTimeout(timer);
      if (!process || hasEnded(process)) process = start();
      try {
        const answer = await withTimeLimit(askProcess<Recognition>(process, picture, signal), patience);
        timer = setTimeout(() => void close(), idle).unref();
        if ('refused' in answer) throw new CodedError(answer.refused);
        return answer.confidence < LEAST_CONFIDENCE ? '' : answer.text;
      } catch (error) {
        if (error instanceof CodedError) throw error;
        // It may still be busy with this picture, so the next one gets a new process.
        void close();
        throw error;
      }
    },
    close,
  };
}
