import { readFileSync, writeFileSync } from 'node:fs';

/** Samples a second of everything that the voice speaks. */
export const RATE = 16_000;

const HEADER_BYTES = 44;
/** Below this, of 32,768, nothing is heard on a telephone. */
const SILENCE = 200;
/** Kept around what is heard, so that no consonant is cut. */
const MARGIN = Math.round(0.03 * RATE);

export const silence = (seconds) => new Int16Array(Math.max(0, Math.round(seconds * RATE)));

const isHeard = (sample) => Math.abs(sample) > SILENCE;

/** Mono, 16 bits, without the silence before and after. */
export function readWave(file) {
  const bytes = readFileSync(file);
  const from = bytes.indexOf('data') + 8;
  const samples = Int16Array.from({ length: (bytes.length - from) >> 1 }, (_, at) =>
    bytes.readInt16LE(from + 2 * at),
  );
  const first = Math.max(0, samples.findIndex(isHeard) - MARGIN);
  const last = Math.min(samples.length, samples.findLastIndex(isHeard) + MARGIN);
  return samples.subarray(first, last);
}

export function writeWave(file, pieces) {
  const count = pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = Buffer.alloc(HEADER_BYTES + 2 * count);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * count, 40);
  let at = HEADER_BYTES;
  for (const piece of pieces) for (const sample of piece) at = bytes.writeInt16LE(sample, at);
  writeFileSync(file, bytes);
}
