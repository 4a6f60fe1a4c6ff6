import { VOICE_SAMPLE_RATE as RATE } from '@scamguard/contracts';
import fc from 'fast-check';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it, test } from 'vitest';
import { waveOf } from '../../../testing/files/wave-of.ts';
import { mp3Of, opusOf } from './encode.ts';
import { voiceIn } from './trim.ts';
import { readWave } from './wave.ts';

/** A voice of so many seconds: a tone that swells like syllables. */
const tone = (seconds: number, level = 0.2) =>
  Int16Array.from(
    { length: Math.round(seconds * RATE) },
    (_, at) => level * 32_767 * Math.sin(at / 12) * (0.6 + 0.4 * Math.sin(at / 1_600)),
  );
const silence = (seconds: number) => new Int16Array(Math.round(seconds * RATE));
const joined = (...parts: readonly Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe('a WAV file', () => {
  it('is read as it was written', () => {
    expect(readWave(waveOf(tone(0.1)))).toEqual(tone(0.1));
  });

  it.each([
    ['two channels', 22, 2],
    ['another rate', 24, 1],
    ['8 bits', 34, 8],
    ['compressed', 20, 17],
  ])('of %s is refused', (_name, at, value) => {
    const bytes = waveOf(tone(0.1));
    bytes[at] = value;
    expect(readWave(bytes)).toBeUndefined();
  });

  test('whatever is sent, it is read or refused', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(60),
        fc.integer({ min: 0, max: 255 }),
        (any, at, value) => {
          expect(readWave(any)).toBeUndefined();
          const bytes = waveOf(tone(0.01)).slice(0, 60 + any.length);
          bytes[at] = value;
          const read = readWave(bytes);
          if (read) expect(2 * read.length).toBeLessThanOrEqual(bytes.length);
        },
      ),
    );
  });
});

describe('the voice in a recording', () => {
  it('is without the silence around it, and as loud as all others', () => {
    for (const level of [0.06, 0.2, 0.6]) {
      const voice = voiceIn(joined(silence(1), tone(1.5, level), silence(2)));
      expect(voice.length / RATE).toBeGreaterThan(1.5);
      expect(voice.length / RATE).toBeLessThan(1.9);
      const mean = Math.sqrt(voice.reduce((sum, sample) => sum + sample ** 2, 0) / voice.length);
      expect(20 * Math.log10(mean / 32_768)).toBeGreaterThan(-24);
      expect(20 * Math.log10(mean / 32_768)).toBeLessThan(-18);
    }
  });

  it('keeps a pause within it', () => {
    const voice = voiceIn(joined(tone(1), silence(0.6), tone(1)));
    expect(voice.length / RATE).toBeGreaterThan(2.5);
  });

  it.each([
    ['nothing', silence(3), 'voice_too_quiet'],
    ['no sample', silence(0), 'voice_too_quiet'],
    ['a whisper', joined(silence(1), tone(2, 0.01), silence(1)), 'voice_too_quiet'],
    ['a click', joined(silence(1), tone(0.1), silence(1)), 'voice_too_short'],
    ['a speech', tone(25), 'voice_too_long'],
    ['crackling', Int16Array.from(tone(2, 4), (sample) => sample), 'voice_too_loud'],
  ])('of %s is refused', (name, samples, code) => {
    const heard =
      name === 'crackling'
        ? Int16Array.from({ length: 2 * RATE }, (_, at) => (Math.sin(at / 12) > 0 ? 32_767 : -32_768))
        : samples;
    expect(codeOf(() => voiceIn(heard))).toBe(code);
  });
});

describe('what is played', () => {
  const samples = voiceIn(joined(silence(0.5), tone(2), silence(0.5)));

  it('is Opus of the same length, and light', async () => {
    const opus = opusOf(samples);
    const { format } = await parseBuffer(
      opus,
      { mimeType: 'audio/ogg', size: opus.length },
      { duration: true },
    );
    expect(format.codec).toBe('Opus');
    expect(format.duration).toBeCloseTo(samples.length / RATE, 1);
    expect(opus.length).toBeLessThan(6_000);
  });

  it('is MP3 of the same length', async () => {
    const mp3 = mp3Of(samples);
    const { format } = await parseBuffer(
      mp3,
      { mimeType: 'audio/mpeg', size: mp3.length },
      { duration: true },
    );
    expect(format.sampleRate).toBe(RATE);
    expect(format.duration).toBeGreaterThan(samples.length / RATE - 0.1);
    expect(format.duration).toBeLessThan(samples.length / RATE + 0.3);
  });
});
