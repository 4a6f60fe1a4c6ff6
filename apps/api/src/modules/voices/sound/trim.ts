import { VOICE_SAMPLE_RATE as RATE, VOICE_SECONDS } from '@scamguard/contracts';
import { CodedError } from '../../../errors/index.ts';

const FULL = 32_768;
/** Loudness is looked at in pieces of 20 ms. */
const PIECE = RATE / 50;
/** Kept before and after what is heard, so that no consonant is cut. */
const MARGIN = Math.round(0.12 * RATE);
/** A voice is so much louder than the room around it, as a factor (12 dB). */
const ABOVE_ROOM = 4;
/** Below this nothing is a voice: -46 dB of full. */
const SILENCE = 0.005 * FULL;
/** Speech has at least this loudness on average: -38 dB of full. */
const QUIETEST = 0.0126 * FULL;
/** More of the samples at the limit than this, and words crackle. */
const MOST_CLIPPED = 0.002;
/** The average loudness of all recordings: -20 dB of full, which sounds like about -18 LUFS. */
const WANTED = 0.1 * FULL;
/** The loudest sample may be: -1 dB of full. */
const PEAK = 0.89 * FULL;
const MOST_GAIN = 8;

/**
 * The voice in a recording: without the silence around it, as loud as all others.
 *
 * @throws {CodedError} when it is too quiet, too loud, too short or too long.
 */
export function voiceIn(samples: Int16Array): Int16Array {
  const clipped = samples.reduce((count, sample) => count + (Math.abs(sample) >= FULL - 8 ? 1 : 0), 0);
  if (clipped > MOST_CLIPPED * samples.length) throw new CodedError('voice_too_loud');

  const pieces = Array.from({ length: Math.ceil(samples.length / PIECE) }, (_, place) =>
    loudness(samples.subarray(place * PIECE, (place + 1) * PIECE)),
  );
  const room = pieces.toSorted((one, other) => one - other)[Math.floor(pieces.length / 10)] ?? 0;
  // If somebody speaks without a pause, the quietest tenth is not the sound of the room.
  const loudest = Math.max(0, ...pieces);
  const least = Math.max(SILENCE, Math.min(room * ABOVE_ROOM, loudest / ABOVE_ROOM));
  const first = pieces.findIndex((piece) => piece >= least);
  const last = pieces.findLastIndex((piece) => piece >= least);
  if (first < 0) throw new CodedError('voice_too_quiet');

  const spoken = pieces.slice(first, last + 1).filter((piece) => piece >= least);
  const average = Math.sqrt(spoken.reduce((sum, piece) => sum + piece ** 2, 0) / spoken.length);
  if (average < QUIETEST) throw new CodedError('voice_too_quiet');

  const seconds = ((last + 1 - first) * PIECE) / RATE;
  if (seconds < VOICE_SECONDS.min) throw new CodedError('voice_too_short');
  if (seconds > VOICE_SECONDS.max) throw new CodedError('voice_too_long');

  const voice = samples.subarray(
    Math.max(0, first * PIECE - MARGIN),
    Math.min(samples.length, (last + 1) * PIECE + MARGIN),
  );
  const peak = voice.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const gain = Math.min(MOST_GAIN, WANTED / average, PEAK / peak);
  return voice.map((sample) => Math.round(sample * gain));
}

/** Root mean square. */
function loudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}
