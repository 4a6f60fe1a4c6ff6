import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { StartError } from '../process/start-error.ts';
import { SCRIPT_HASH, STYLE_HASH, writeSite } from '../testing/built-site.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { site } from './index.ts';

async function serve(folder: string, publicUrl?: URL) {
  const app = fastify(serverOptions(readSettings({ LOG_LEVEL: 'silent' })));
  await app.register(language);
  await app.register(errorAnswers);
  await app.register(securityHeaders, { secure: true });
  app.post('/api/known', async () => ({}));
  let asked = 0;
  app.get('/api/tips', (request) => ({
    asked: (asked += 1),
    lang: (request.query as { lang: string }).lang,
  }));
  app.get('/api/learn/one', () => ({ title: 'One' }));
  app.get('/api/learn/asker', ({ ip }) => ({ ip }));
  app.get('/api/learn/busy', (_request, reply) => reply.code(503).send({}));
  await app.register(site, { folder, publicUrl });
  return app;
}

const app = await serve(await writeSite());
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('a page', () => {
  test.each([
    ['no wish', '/verify', {}, 'fr'],
    ['?lang=', '/verify?lang=en', { cookie: 'app-language=fr' }, 'en'],
    ['the cookie', '/verify', { cookie: 'a=b; app-language=en; c' }, 'en'],
    ['an unknown ?lang=', '/verify?lang=de', { cookie: 'app-language=en' }, 'en'],
    ['an unknown cookie', '/verify', { cookie: 'app-language=__proto__' }, 'fr'],
    ['?lang= twice', '/verify?lang=en&lang=fr', {}, 'fr'],
    ['what the browser prefers does not count', '/verify', { 'accept-language': 'en' }, 'fr'],
    ['nor does English from far away', '/verify', { 'accept-language': 'en-US,en;q=0.9' }, 'fr'],
    ['English of the region does', '/verify', { 'accept-language': 'en-NG,en;q=0.9,fr;q=0.8' }, 'en'],
    ['a choice goes before it', '/verify', { cookie: 'app-language=fr', 'accept-language': 'en-GH' }, 'fr'],
    ['only where it is wanted first', '/verify', { 'accept-language': 'fr-BJ,en-NG;q=0.5' }, 'fr'],
  ])('comes in the right language: %s', async (_name, url, headers, lang) => {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(`<p>verify ${lang}`);
    expect(response.headers).toMatchObject({
      'content-language': lang,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
    });
  });

  test.each([
    [
      'a choice in the address',
      '/verify?lang=en',
      {},
      'app-language=en; Path=/; Max-Age=31536000; SameSite=Lax',
    ],
    ['one that is kept already', '/verify?lang=en', { cookie: 'app-language=en' }, undefined],
    ['none', '/verify', { 'accept-language': 'en-GH' }, undefined],
    ['one that there is not', '/verify?lang=de', {}, undefined],
  ])('keeps for the next page, without scripts too: %s', async (_name, url, headers, kept) => {
    expect((await get(url, headers)).headers['set-cookie']).toBe(kept);
  });

  test('is shared with its whole address where the operator says what that is', async () => {
    const folder = await writeSite();
    const shared =
      '<meta property="og:url" content="/verify"><meta property="og:image" content="/share/fr.png">';
    const kept = '<meta property="og:title" content="/">';
    await writeFile(path.join(folder, 'client/fr/verify.html'), shared + kept);
    const { body, headers } = await (await serve(folder, new URL('https://scamguard.example/'))).inject({
      url: '/verify',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(body).toBe(shared.replaceAll('content="', 'content="https://scamguard.example') + kept);
    expect(headers['etag']).not.toBe((await get('/verify')).headers['etag']);
    // If no setting names the address, a stranger's Host must not end up in a page.
    const unsaid = await serve(folder);
    expect((await unsaid.inject({ url: '/verify', headers: { host: 'evil.example' } })).body).toBe(
      shared + kept,
    );
  });

  test('may run its own scripts and the styles of its build, show the pieces of a map, and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`style-src 'self' '${STYLE_HASH}'`);
    expect(policy).toContain(`script-src 'self' '${SCRIPT_HASH}'`);
    expect(policy.replace('https://tile.openstreetmap.org', '')).not.toMatch(/unsafe|https?:|\*/);
  });

  test('fetches no font for a visitor who saves data', async () => {
    const { headers } = await get('/', { 'save-data': 'on' });
    expect(headers['content-security-policy']).toContain("font-src 'none'");
    expect(headers.vary).toContain('Save-Data');
    expect((await get('/')).headers['content-security-policy']).toContain("font-src 'self'");
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['identity;q=0', undefined],
    ['nonsense;;q=', undefined],
  ])('for a browser that accepts "%s" is sent as %s', async (accepted, encoding) => {
    const response = await get('/verify', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
    expect(open(response.rawPayload).toString()).toBe('<p>verify fr');
  });

  test('is not sent again to a browser that has it, in the same encoding', async () => {
    const { headers } = await get('/verify', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get('/verify', { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', 'content-language': 'fr' });
    }
    const otherEncoding = await get('/verify', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherEncoding.statusCode).toBe(200);
    expect((await get('/verify?lang=en', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('can be asked for its headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/verify' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe(String('<p>verify fr'.length));
  });

  test.each([
    ['/verify/', '/verify'],
    ['/verify/?tab=link&lang=en', '/verify?tab=link&lang=en'],
    ['/verify//', '/verify'],
  ])('%s leads to %s', async (url, target) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, target]);
  });
});

describe('a file', () => {
  test('of the build, with its hash in its name, is kept for a year', async () => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(String(response.headers.vary).toLowerCase()).toContain('accept-encoding');
    for (const needless of ['etag', 'last-modified', 'content-security-policy', 'referrer-policy'])
      expect(response.headers).not.toHaveProperty(needless);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('console.log("app");');
  });

  test('with a plain name is asked for again after an hour', async () => {
    expect((await get('/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/hello.txt')).body).toBe('User-agent: *');
  });

  test.each([
    '/fr/verify.html',
    '/hello.txt.gz',
    '/pages.json',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5c..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets%2fapp-abc123.js',
    '/hello.txt%00.js',
    '/%00',
    '/assets/',
    '/%E0%A4%A',
    '/%',
    '//evil.example/',
    '//evil.example/%2f..',
  ])('that is not for visitors cannot be had: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('outside');
    expect(response.headers.location).toBeUndefined();
  });
});

describe('what is nowhere', () => {
  test('is answered with the not-found page in the visitor’s language', async () => {
    const response = await get('/nowhere', { cookie: 'app-language=en', 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(404);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<p>not found en');
    expect(response.headers['content-security-policy']).toContain(STYLE_HASH);
  });

  test('is never answered with "you have it already"', async () => {
    const etag = String((await get('/nowhere')).headers.etag);
    expect((await get('/other', { 'if-none-match': etag })).statusCode).toBe(404);
  });

  test('in the API is answered in JSON', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/known/']) {
      const response = await get(url);
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
    expect((await get('/api/known')).statusCode).toBe(405);
  });

  test('a page is read, not written to', async () => {
    const response = await app.inject({ method: 'POST', url: '/verify' });
    expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'GET',
    ]);
  });

  test('whatever the address, the answer is a page, a file or an error, and never a redirect elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath({ size: 'medium' }), fc.webQueryParameters(), async (place, query) => {
        const response = await get(`/${place}?${query}`);
        expect([200, 304, 308, 404]).toContain(response.statusCode);
        if (response.headers.location) expect(response.headers.location).toMatch(/^\/verify/);
      }),
    );
  });
});

describe('a site that', () => {
  test('is not built leaves the API alone', async () => {
    const bare = await serve('/nowhere');
    const response = await bare.inject({ method: 'GET', url: '/' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });

  test('is built by something else is refused by one sentence', async () => {
    const folder = await emptyFolder();
    await writeFile(path.join(folder, 'pages.json'), '{"pages": 1}');
    await expect(serve(folder)).rejects.toThrow(StartError);
  });
});

describe('a page that shows what the API answers', () => {
  test('is sent with the answers in it, in the language of the page', async () => {
    const response = await get('/tips?lang=en&utm=1');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'no-cache' });
    expect(String(response.headers['content-security-policy'])).toContain(STYLE_HASH);
    expect(response.json()).toMatchObject({
      address: '/tips',
      language: 'en',
      answers: { '/api/tips': { lang: 'en' } },
    });
  });

  test('is another page for each of its tabs, and for nothing else in the query', async () => {
    expect((await get('/tips?tab=b')).json().address).toBe('/tips?tab=b');
    expect((await get('/tips?tab=c')).json().address).toBe('/tips');
  });

  test('is made once for everybody who asks at the same time, and kept', async () => {
    const [first, second] = await Promise.all([get('/tips'), get('/tips')]);
    expect(first.body).toBe(second.body);
    const again = await get('/tips', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('is found by the names in its address, and else not', async () => {
    expect((await get('/learn/one')).json().answers).toEqual({ '/api/learn/one?full=1': { title: 'One' } });
    const missing = await get('/learn/none');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ address: '/learn/none', answers: {} });
  });

  test('is counted, with what it asks, to the visitor who opens it and not to the server', async () => {
    const visitor = { method: 'GET', url: '/learn/asker', remoteAddress: '203.0.113.9' } as const;
    const { answers } = (await app.inject(visitor)).json();
    expect(answers).toEqual({ '/api/learn/asker?full=1': { ip: '203.0.113.9' } });
  });

  test('leaves out what cannot be answered now, so that the browser asks again', async () => {
    const response = await get('/learn/busy');
    expect(response.statusCode).toBe(200);
    expect(response.json().answers).toEqual({});
  });
});

test.each(['identity', 'br'])(
  'the service worker may fetch for the pages, and is asked for anew each time: %s',
  async (encoding) => {
    const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
  },
);
