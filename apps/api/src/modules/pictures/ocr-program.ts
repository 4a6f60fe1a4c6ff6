import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { ErrorCode } from '@scamguard/contracts';
import { createWorker, OEM } from 'tesseract.js';
import { CodedError } from '../../errors/index.ts';
import { preparePicture } from './prepare-picture.ts';

/** The program's answer for a picture. */
export type Recognition = RecognizedText | { readonly refused: ErrorCode };

export interface RecognizedText {
  readonly text: string;
  /** In per cent. */
  readonly confidence: number;
}

/** The French data hold all English letters. Both languages together are worse in both; see docs/decisions/0013. */
const LANGUAGE = 'fra';
const DATA = '4.0.0_best_int';
const LOOK_EVERY_MS = 200;

/**
 * OCR by Tesseract of the pictures that the parent process sends, one after the other. It is a process of its own, so that a picture that
 * crashes it ends nothing else.
 *
 * Its argument is its memory limit in bytes. Everything comes from installed packages; nothing is fetched or written.
 */
const most = Number(process.argv[2]);
setInterval(() => {
  if (process.memoryUsage.rss() > most) process.exit(1);
}, LOOK_EVERY_MS);
process.on('disconnect', () => process.exit());
// A signal to the whole group is for the server, which waits until the picture is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Other requests to the server go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { resolve } = createRequire(import.meta.url);
const folder = path.dirname(resolve(`@tesseract.js-data/${LANGUAGE}/package.json`));
const starting = createWorker(LANGUAGE, OEM.LSTM_ONLY, {
  langPath: path.join(folder, DATA),
  cacheMethod: 'none',
});

async function recognize(picture: Uint8Array): Promise<Recognition> {
  try {
    const letters = await preparePicture(picture);
    const { data } = await (await starting).recognize(letters);
    return { text: data.text, confidence: data.confidence };
  } catch (error) {
    if (error instanceof CodedError) return { refused: error.code };
    throw error;
  }
}

process.on('message', async (picture: Uint8Array) => process.send?.(await recognize(picture)));
