import { VOICE_SAMPLE_RATE } from '@scamguard/contracts';

const RIFF = 0x46464952;
const WAVE = 0x45564157;
const FORMAT = 0x20746d66;
const DATA = 0x61746164;
const HEAD = 12;
const CHUNK_HEAD = 8;
const PCM = 1;
const FORMAT_BYTES = 16;

/**
 * The samples of a WAV file of 16 bits, mono, 16,000 samples a second.
 *
 * @returns undefined when it is anything else, or is cut off.
 */
export function readWave(bytes: Uint8Array): Int16Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint32(0, true) !== RIFF || view.getUint32(8, true) !== WAVE)
    return undefined;
  let isOurs = false;
  for (let at = HEAD; at + CHUNK_HEAD <= bytes.length; ) {
    const name = view.getUint32(at, true);
    const length = view.getUint32(at + 4, true);
    const from = at + CHUNK_HEAD;
    if (from + length > bytes.length) return undefined;
    if (name === FORMAT) isOurs = length >= FORMAT_BYTES && isOurFormat(view, from);
    if (name === DATA)
      return isOurs
        ? Int16Array.from({ length: length >> 1 }, (_, place) => view.getInt16(from + 2 * place, true))
        : undefined;
    // Chunks begin at even places.
    at = from + length + (length % 2);
  }
  return undefined;
}

const isOurFormat = (view: DataView, at: number) =>
  view.getUint16(at, true) === PCM &&
  view.getUint16(at + 2, true) === 1 &&
  view.getUint32(at + 4, true) === VOICE_SAMPLE_RATE &&
  view.getUint16(at + 14, true) === 16;
