import { readFile } from 'node:fs/promises';
import { API_VERSION, ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';

const LANGUAGES = ['fr', 'en'] as const;
const SERVER = 'https://scamguard.example';
const TEXTS = new URL('../../../../packages/content/texts/', import.meta.url);

const stable = (path: string) => path.replace('/api/', `/api/v${Number.parseInt(API_VERSION, 10)}/`);
const read = (language: string) => readFile(new URL(`${language}/pages/developers.md`, TEXTS), 'utf8');

describeOnEachDatabase('the page for developers', (server) => {
  test.each(LANGUAGES)('in %s shows a first call that works as it stands', async (language) => {
    const page = await read(language);
    const [, url = '', header = '', payload = ''] =
      /curl '([^']+)' \\\n\s+-H '([^']+)' \\\n\s+-d '([^']+)'/.exec(page) ?? [];
    const [name = '', value = ''] = header.split(': ');
    const headers = { [name]: value };
    const response = await server.ask({ method: 'POST', url: url.replace(SERVER, ''), headers, payload });
    expect([response.statusCode, response.headers['content-language']]).toEqual([200, language]);
    expect(response.json()).toMatchObject({ verdict: 'danger', isSafe: false });
  });

  test.each(LANGUAGES)('in %s names calls that there are', async (language) => {
    const named = [...(await read(language)).matchAll(/`(GET|POST) (\/api\/v\d+\/[\w/-]+)/g)];
    expect(named.length).toBeGreaterThan(5);
    const there = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${stable(path)}`);
    for (const [, method, path] of named) expect(there).toContain(`${method} ${path}`);
  });

  test.each(LANGUAGES)('in %s shows an error as it comes', async (language) => {
    const [, error = '{}'] = /```json\n(.*?)```/s.exec(await read(language)) ?? [];
    const response = await server.post(`/api/v1/verify/link?lang=${language}`, { link: 'a'.repeat(3_000) });
    expect(response.json()).toMatchObject(JSON.parse(error));
  });
});
