import { createRequire as requireFrom } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createWorker, OEM } from 'tesseract.js';

/** What the program says of a picture that it was sent. */
export interface Reading {
  readonly text: string;
  /** In per cent. */
  readonly confidence: number;
}

/** French letters hold all of English, and reading with both is worse in both; see docs/decisions/0013. */
const LANGUAGE = 'fra';
const DATA = '4.0.0_best_int';
const LOOK_EVERY_MS = 200;

/**
 * Reads the pictures that its parent sends, one after the other, by Tesseract, in a process of its own: whatever happens to it there
 * ends this process and nothing else.
 *
 * Its argument is the most memory that it may have, in bytes. Everything comes from installed packages; nothing is fetched or written.
 */
const most = Number(process.argv[2]);
setInterval(() => {
  if (process.memoryUsage.rss() > most) process.exit(1);
}, LOOK_EVERY_MS);
process.on('disconnect', () => process.exit());
// A signal to the whole group is for the server, which lets the picture be read to its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Whoever asks the server for something else goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The bundle begins with a `createRequire` of its own.
const { resolve } = requireFrom(import.meta.url);
const folder = path.dirname(resolve(`@tesseract.js-data/${LANGUAGE}/package.json`));
const starting = createWorker(LANGUAGE, OEM.LSTM_ONLY, {
  langPath: path.join(folder, DATA),
  cacheMethod: 'none',
});

process.on('message', async (png: Uint8Array) => {
  const { data } = await (await starting).recognize(Buffer.from(png));
  process.send?.({ text: data.text, confidence: data.confidence } satisfies Reading);
});
