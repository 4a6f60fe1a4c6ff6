import { Mp3Encoder } from '@breezystack/lamejs';
import { Encoder } from '@evan/opus';
import { VOICE_SAMPLE_RATE as RATE } from '@scamguard/contracts';
import { type Page, piecesOf, writePages } from '../../../attachments/voice/ogg.ts';

/** As the recordings of our own voices. In bits a second. */
const OPUS_BITS = 16_000;
const MP3_KILOBITS = 24;
/** A frame of Opus: 20 ms. */
const FRAME = RATE / 50;
/** Opus counts its samples at 48,000 a second, whatever it was given. */
const PER_SAMPLE = 48_000 / RATE;
/** The silence that the encoder puts before the sound. Source: libopus, at 16,000 samples a second: 6.5 ms. */
const PRE_SKIP = 312;
const MP3_FRAME = 1_152;
const FRAMES_A_PAGE = 50;
const BEGINS = 2;
const ENDS = 4;

/** Samples as Ogg Opus. Source: RFC 7845. */
export function opusOf(samples: Int16Array): Uint8Array {
  const encoder = new Encoder({ channels: 1, sample_rate: RATE, application: 'voip' });
  encoder.bitrate = OPUS_BITS;
  encoder.signal = 'voice';
  const count = Math.ceil((samples.length + PRE_SKIP / PER_SAMPLE) / FRAME);
  const padded = new Int16Array(count * FRAME);
  padded.set(samples);
  const packets = Array.from({ length: count }, (_, place) =>
    Uint8Array.from(encoder.encode(padded.slice(place * FRAME, (place + 1) * FRAME))),
  );
  const pages: Page[] = [page([head()], 0, BEGINS), page([tags()], 0, 0)];
  for (let from = 0; from < count; from += FRAMES_A_PAGE) {
    const end = Math.min(count, from + FRAMES_A_PAGE);
    const isLast = end === count;
    const heard = isLast ? samples.length * PER_SAMPLE + PRE_SKIP : end * FRAME * PER_SAMPLE;
    pages.push(page(packets.slice(from, end), heard, isLast ? ENDS : 0));
  }
  return writePages(pages);
}

/** Samples as MP3, for browsers that play no Opus. */
export function mp3Of(samples: Int16Array): Uint8Array {
  const encoder = new Mp3Encoder(1, RATE, MP3_KILOBITS);
  // The encoder gives bytes with a sign.
  const parts: ArrayLike<number>[] = [];
  for (let from = 0; from < samples.length; from += MP3_FRAME)
    parts.push(encoder.encodeBuffer(samples.slice(from, from + MP3_FRAME)));
  parts.push(encoder.flush());
  return Uint8Array.from(Buffer.concat(parts.map((part) => Uint8Array.from(part))));
}

function page(packets: readonly Uint8Array[], heard: number, flags: number): Page {
  const position = Buffer.alloc(8);
  position.writeBigUInt64LE(BigInt(heard));
  return {
    flags,
    position,
    stream: 1,
    pieces: Uint8Array.from(packets.flatMap(({ length }) => [...piecesOf(length)])),
    content: Buffer.concat(packets),
  };
}

/** Section 5.1: one channel, no gain. */
function head(): Uint8Array {
  const bytes = Buffer.alloc(19);
  bytes.write('OpusHead');
  bytes[8] = 1;
  bytes[9] = 1;
  bytes.writeUInt16LE(PRE_SKIP, 10);
  bytes.writeUInt32LE(RATE, 12);
  return bytes;
}

/** Section 5.2: it names nobody. */
const tags = () => Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
