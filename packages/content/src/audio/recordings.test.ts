import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { CLIP_IDS, SPOKEN_IDS } from '../clips/clip-ids.ts';
import { loadAllClips } from '../clips/index.ts';
import { TEXTS_FOLDER } from '../texts/texts-folder.ts';
import { AUDIO_FORMATS, AUDIO_IDS, audioFile, isAudioId } from './index.ts';

const AUDIO_FOLDER = fileURLToPath(new URL('../../audio', import.meta.url));

const recordings = z
  .record(
    z.string(),
    z.object({
      text: z.string(),
      bytes: z.number(),
      seconds: z.number(),
      loudness: z.number(),
      peak: z.number(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(AUDIO_FOLDER, 'recordings.json'), 'utf8')));

const audioTexts = (language: string): object =>
  parse(readFileSync(join(TEXTS_FOLDER, language, 'audio.yaml'), 'utf8'));
const texts = {
  fr: { ...audioTexts('fr'), ...(await loadAllClips('fr')) },
  en: { ...audioTexts('en'), ...(await loadAllClips('en')) },
};

const wanted = (['fr', 'en'] as const).flatMap((language) =>
  [...AUDIO_IDS, ...CLIP_IDS, ...SPOKEN_IDS].flatMap((id) =>
    AUDIO_FORMATS.map(({ extension }) => ({
      language,
      id,
      extension,
      name: audioFile(language, id, extension),
    })),
  ),
);

describe.each(wanted)('$name', ({ name, language, id, extension }) => {
  const bytes = readFileSync(join(AUDIO_FOLDER, name));
  const recording = recordings[name];

  test('says what its text says now (else run audio/make-audio.mjs)', () => {
    expect(texts[language]).toHaveProperty(id, recording?.text);
    expect(recording?.bytes).toBe(bytes.length);
  });

  test('is small, short, equally loud and not clipped', () => {
    expect(bytes.length).toBeLessThan(extension === 'opus' ? 25_000 : 35_000);
    expect(recording?.seconds).toBeGreaterThan(isAudioId(id) ? 4 : 0.4);
    expect(recording?.seconds).toBeLessThan(14);
    // Two units are hardly heard, and a sentence of one or two words is too short to be measured better.
    const isLight = SPOKEN_IDS.includes(id);
    expect(recording?.loudness).toBeGreaterThan(isLight ? -20 : -18);
    expect(recording?.loudness).toBeLessThan(-15);
    // An encoder with few bits overshoots: half a decibel for less than a millisecond is not heard.
    expect(recording?.peak).toBeLessThan(isLight ? 0.6 : -0.5);
  });

  test('is a file of its format', () => {
    if (extension === 'opus') {
      expect(bytes.subarray(0, 4).toString()).toBe('OggS');
      expect(bytes.subarray(28, 36).toString()).toBe('OpusHead');
      expect(bytes[37]).toBe(1);
    } else {
      expect(bytes.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
    }
  });
});

test('no other recordings are committed', () => {
  const files = readdirSync(AUDIO_FOLDER, { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => /\.(opus|mp3|wav|aac)$/.test(file));
  expect(found.toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
});

test('an id is known or not', () => {
  expect(isAudioId('result-link')).toBe(true);
  expect(isAudioId('../secret')).toBe(false);
  expect(isAudioId('toString')).toBe(false);
});
