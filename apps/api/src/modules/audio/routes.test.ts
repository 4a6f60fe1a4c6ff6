import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AUDIO_IDS } from '@scamguard/content/audio';
import { CLIP_IDS, SPOKEN_IDS } from '@scamguard/content/clip-ids';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIO_FOLDER } from '../../built-files.ts';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { language } from '../../plugins/language.ts';
import { audioRoutes } from './routes.ts';

const file = (name: string) => readFile(path.join(AUDIO_FOLDER, name));

describe('recordings', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(language);
    await app.register(errorAnswers);
    await app.register(audioRoutes, { folder: AUDIO_FOLDER });
  });
  afterAll(() => app.close());
  const ask = (address: string, headers = {}) => app.inject({ url: `/api/audio/${address}`, headers });

  test.each([...AUDIO_IDS, ...CLIP_IDS, ...SPOKEN_IDS])(
    '%s is there in both languages and both formats',
    async (id) => {
      for (const lang of ['fr', 'en']) {
        for (const [ending, type] of [
          ['opus', 'audio/ogg; codecs=opus'],
          ['mp3', 'audio/mpeg'],
        ] as const) {
          const response = await ask(`${id}.${ending}?lang=${lang}`);
          expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
          expect(response.rawPayload.equals(await file(`${lang}/${id}.${ending}`))).toBe(true);
        }
      }
    },
  );

  test.each([
    ['nothing', undefined, 'audio/ogg; codecs=opus'],
    ['anything', '*/*', 'audio/ogg; codecs=opus'],
    ['what Firefox plays', 'audio/webm,audio/ogg,audio/wav,audio/*;q=0.9', 'audio/ogg; codecs=opus'],
    ['MP3', 'audio/mpeg', 'audio/mpeg'],
    ['MP3 rather than anything else', 'audio/*;q=0.5, audio/mpeg', 'audio/mpeg'],
    ['anything but Ogg', 'audio/ogg;q=0, audio/mpeg', 'audio/mpeg'],
  ])('come in the format for whoever accepts %s', async (_name, accept, type) => {
    const response = await ask('result-link', accept ? { accept } : {});
    expect(response.headers).toMatchObject({ 'content-type': type, vary: 'Accept, Accept-Language' });
  });

  test('come in parts', async () => {
    const whole = await file('fr/result-link.opus');
    const response = await ask('result-link', { range: 'bytes=100-199' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(response.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
    expect((await ask('result-link', { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  test('are kept by the browser for a day, and asked for again only if they have changed', async () => {
    const { headers } = await ask('result-link');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const again = await ask('result-link', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each([
    'nothing',
    'result-link.wav',
    'result-link.mp3.opus',
    '..%2Fen%2Fresult-link',
    'result-link%00',
    '__proto__',
  ])('%s is not there', async (address) => {
    const response = await ask(address);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });

  test('follow each other in one sound, where several are asked for', async () => {
    const ids = ['urgence-steps-stop-title', 'urgence-steps-stop-text', 'urgence-next'];
    const files = await Promise.all(ids.map((id) => file(`en/${id}.mp3`)));
    const response = await ask(`${ids[0]}.mp3?lang=en&next=${ids.slice(1).join(',')}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(response.rawPayload.equals(Buffer.concat(files))).toBe(true);
  });

  test('may be put together, since nothing but sound is in them', async () => {
    for (const id of [...CLIP_IDS, ...SPOKEN_IDS])
      for (const lang of ['fr', 'en']) {
        const sound = await file(`${lang}/${id}.mp3`);
        expect([sound[0], /ID3|Xing|Info|VBRI/.test(sound.toString('latin1', 0, 64))], id).toEqual([
          255,
          false,
        ]);
      }
  });

  test.each([
    ['one that there is not', 'urgence-next.mp3?next=no-such-thing'],
    ['a file of another folder', 'urgence-next.mp3?next=../../package'],
    ['Opus', 'urgence-next.opus?next=urgence-again'],
    ['too many', `urgence-next.mp3?next=${Array.from({ length: 16 }, () => 'urgence-again').join(',')}`],
  ])('do not follow: %s', async (_name, address) => {
    expect((await ask(address)).statusCode).toBe(404);
  });
});
