/** Kilobits a second by their place in the header. Source: ISO/IEC 11172-3 and 13818-3, section 2.4.2.3. */
const BIT_RATES = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
const HEADER = 4;
/** Two frames that follow each other are no accident. */
const FEWEST_FRAMES = 2;

/**
 * Keeps only the sound of an MP3 recording: its frames, one after the other. Everything before, between and behind them is left
 * out (ID3, APE, Lyrics3).
 *
 * @returns undefined when there is no sound in it.
 */
export function bareMp3(bytes: Uint8Array): Uint8Array | undefined {
  const frames: Uint8Array[] = [];
  for (let at = afterTag(bytes); at + HEADER <= bytes.length; ) {
    const length = frameLength(bytes, at);
    const isFrame =
      length !== undefined && at + length <= bytes.length && followsFrame(bytes, at, length, frames.length);
    if (isFrame) frames.push(bytes.subarray(at, at + length));
    at += isFrame ? length : 1;
  }
  return frames.length < FEWEST_FRAMES ? undefined : Uint8Array.from(Buffer.concat(frames));
}

/** A stretch inside a tag that looks like a frame has no other frame behind it. */
function followsFrame(bytes: Uint8Array, at: number, length: number, known: number): boolean {
  const next = at + length;
  return next + HEADER > bytes.length || frameLength(bytes, next) !== undefined || known > 0;
}

/** The end of an ID3 tag at the beginning. Source: id3.org, ID3v2.4.0 structure, section 3.1. */
function afterTag(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

/** In bytes; undefined where no frame of layer III begins. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return undefined;
  const version = (kind >> 3) & 3;
  const isLayer3 = ((kind >> 1) & 3) === 1;
  if (version === 1 || !isLayer3) return undefined;
  const isFirst = version === 3;
  const bitRate = BIT_RATES[isFirst ? 'first' : 'second'][rates >> 4];
  const sampleRate = SAMPLE_RATES[(rates >> 2) & 3];
  if (!bitRate || !sampleRate) return undefined;
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const samples = isFirst ? 144 : 72;
  return Math.floor((samples * bitRate * 1_000) / (sampleRate / divisor)) + ((rates >> 1) & 1);
}
