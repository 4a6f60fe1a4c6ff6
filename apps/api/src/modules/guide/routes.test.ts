import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { guideFile } from '@scamguard/content/guide';
import { PATHS } from '@scamguard/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUIDE_FOLDER } from '../../built-files.ts';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { language } from '../../plugins/language.ts';
import { guideRoutes } from './routes.ts';

describe('the guide', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(language);
    await app.register(errorAnswers);
    await app.register(guideRoutes, { folder: GUIDE_FOLDER });
  });
  afterAll(() => app.close());
  const ask = (query: string, headers = {}) => app.inject({ url: `${PATHS.guide.path}${query}`, headers });

  test.each([
    ['French for who asks for nothing', '', 'fr'],
    ['French', '?lang=fr', 'fr'],
    ['English', '?lang=en', 'en'],
  ] as const)('comes in %s', async (_name, query, lang) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': lang,
      'content-disposition': `inline; filename="${guideFile(lang)}"`,
      'cache-control': 'public, max-age=86400',
      vary: 'Accept-Language',
    });
    expect(response.rawPayload.equals(await readFile(path.join(GUIDE_FOLDER, guideFile(lang))))).toBe(true);
  });

  test('goes on where a broken line stopped it', async () => {
    const response = await ask('', { range: 'bytes=1000-' });
    expect(response.statusCode).toBe(206);
  });
});
