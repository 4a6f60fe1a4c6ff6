import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_FILES, VIDEO_IDS, video } from '@scamguard/content/videos';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIDEOS_FOLDER } from '../../built-files.ts';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { language } from '../../plugins/language.ts';
import { videosRoutes } from './routes.ts';

const file = (name: string) => readFile(path.join(VIDEOS_FOLDER, name));

describe('films', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(language);
    await app.register(errorAnswers);
    await app.register(videosRoutes, { folder: VIDEOS_FOLDER });
  });
  afterAll(() => app.close());
  const ask = (url: string, headers = {}) => app.inject({ url, headers });

  describe.each(['fr', 'en'] as const)('in %s', (lang) => {
    test.each(VIDEO_IDS)(
      '%s, its captions and its poster are where the player looks for them',
      async (id) => {
        const { src, captions, poster, bytes } = video(lang, id);
        const film = await ask(src);
        expect([film.statusCode, film.headers['content-type']]).toEqual([200, VIDEO_FILES.mp4]);
        expect(film.headers['content-language']).toBe(lang);
        expect(film.rawPayload.length).toBe(bytes);
        const words = await ask(captions);
        expect([words.statusCode, words.headers['content-type']]).toEqual([200, VIDEO_FILES.vtt]);
        expect(words.payload).toBe((await file(`${lang}/${id}.vtt`)).toString());
        const still = await ask(poster);
        expect([still.statusCode, still.headers['content-type']]).toEqual([200, VIDEO_FILES.webp]);
      },
    );
  });

  test('come in parts, so that a visitor can jump ahead without paying for what is between', async () => {
    const whole = await file('fr/presentation.mp4');
    const response = await ask(video('fr', 'presentation').src, { range: 'bytes=500000-500099' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes 500000-500099/${whole.length}`);
    expect(response.rawPayload.equals(whole.subarray(500_000, 500_100))).toBe(true);
    expect((await ask(video('fr', 'presentation').src, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  test('are kept by the browser for a day, and asked for again only if they have changed', async () => {
    const { headers } = await ask('/api/videos/presentation.webp');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const again = await ask('/api/videos/presentation.webp', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each([
    'nothing.mp4',
    'presentation',
    'presentation.avi',
    'presentation.constructor',
    'presentation.mp4.vtt',
    '..%2Ffr%2Fpresentation.mp4',
    'presentation%00.mp4',
    '__proto__.mp4',
  ])('%s is not there', async (address) => {
    const response = await ask(`/api/videos/${address}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});
