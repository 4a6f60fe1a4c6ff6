import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { TEXTS_FOLDER } from '../texts/texts-folder.ts';
import { isVideoId, VIDEO_IDS, video, videoFile } from './index.ts';

const FOLDER = fileURLToPath(new URL('../../videos', import.meta.url));
const LANGUAGES = ['fr', 'en'] as const;

const madeFrom = z
  .record(z.string(), z.object({ script: z.string(), loudness: z.number(), peak: z.number() }))
  .parse(JSON.parse(readFileSync(join(FOLDER, 'made-from.json'), 'utf8')));

const step = z.object({ show: z.string(), say: z.string().optional(), mark: z.string().optional() });
const script = z.object({
  seconds: z.number().optional(),
  slides: z.array(
    z.object({
      kind: z.enum(['cover', 'message', 'list', 'rule', 'tiles', 'verdict']),
      message: z.string().optional(),
      say: z.string(),
      steps: z.array(step).default([]),
    }),
  ),
});

const films = LANGUAGES.flatMap((language) => VIDEO_IDS.map((id) => ({ language, id })));
const scriptOf = (language: string, id: string) =>
  readFileSync(join(TEXTS_FOLDER, language, 'videos', `${id}.yaml`), 'utf8');

/** Milliseconds of `00:01:02.345`. */
function milliseconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round(1000 * (3600 * hours + 60 * minutes + seconds));
}

describe.each(films)('$language/$id', ({ language, id }) => {
  const { seconds, bytes } = video(language, id);
  const { slides, seconds: wanted } = script.parse(parse(scriptOf(language, id)));
  const said = slides.flatMap(({ say, steps }) => [say, ...steps.map((each) => each.say ?? each.show)]);
  const cues = readFileSync(join(FOLDER, videoFile(language, id, 'vtt')), 'utf8')
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', ...words] = block.trim().split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return { from: milliseconds(from), to: milliseconds(to), words: words.join('\n') };
    });

  test('says what its script says now (else run video/make-videos.mjs)', () => {
    const hash = createHash('sha256').update(scriptOf(language, id)).digest('hex');
    expect(madeFrom[`${language}/${id}`]?.script).toBe(hash);
  });

  test('is light and short', () => {
    const file = readFileSync(join(FOLDER, videoFile(language, id, 'mp4')));
    expect(file.length).toBe(bytes);
    const [mostBytes, least, most] = id === 'presentation' ? [3_000_000, 156, 156] : [1_500_000, 60, 120];
    expect(bytes).toBeLessThan(mostBytes);
    expect(Math.round(seconds)).toBeGreaterThanOrEqual(least);
    expect(Math.round(seconds)).toBeLessThanOrEqual(most);
    if (wanted) expect(Math.abs(seconds - wanted)).toBeLessThan(0.1);
  });

  test('begins to play before it is all there', () => {
    const file = readFileSync(join(FOLDER, videoFile(language, id, 'mp4')));
    expect(file.subarray(4, 8).toString()).toBe('ftyp');
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  test('is as loud as every other recording, and not clipped', () => {
    const { loudness, peak } = madeFrom[`${language}/${id}`] ?? {};
    expect(loudness).toBeGreaterThan(-17);
    expect(loudness).toBeLessThan(-15);
    expect(peak).toBeLessThan(-0.5);
  });

  test('captions every word, in order, one sentence at a time', () => {
    expect(cues.map(({ words }) => words).join(' ')).toBe(said.join(' '));
    for (const [at, { from, to, words }] of cues.entries()) {
      expect(to, words).toBeGreaterThan(from);
      expect(from, words).toBeGreaterThanOrEqual(cues[at - 1]?.to ?? 0);
      expect(words.length, words).toBeLessThan(100);
    }
    expect(cues.at(-1)?.to).toBeLessThanOrEqual(1000 * seconds);
  });

  test('marks words that stand in its message', () => {
    for (const { message = '', steps } of slides)
      for (const { mark } of steps) if (mark) expect(message).toContain(mark);
  });
});

describe.each(VIDEO_IDS)('the poster of %s', (id) => {
  test('is small', () => {
    const file = readFileSync(join(FOLDER, videoFile('fr', id, 'webp')));
    expect(file.subarray(8, 12).toString()).toBe('WEBP');
    expect(file.length).toBeLessThan(10_000);
  });
});

test('no other files are committed', () => {
  const wanted = LANGUAGES.flatMap((language) =>
    VIDEO_IDS.flatMap((id) => (['mp4', 'vtt', 'webp'] as const).map((part) => videoFile(language, id, part))),
  );
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  expect(new Set(found.filter((name) => /\.(?!json)/.test(name)))).toEqual(new Set(wanted));
});

test('an id is known or not', () => {
  expect(isVideoId('presentation')).toBe(true);
  expect(isVideoId('constructor')).toBe(false);
});
