import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { writeSite } from '../testing/built-site.ts';
import { searchEngines } from './search-engines.ts';

async function serve(publicUrl?: URL) {
  const app = fastify();
  await app.register(searchEngines, { folder: await writeSite(), publicUrl });
  app.get('/api/education/all', () => [{ id: 'mobile-money' }]);
  app.get('/tips', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>tips'));
  app.get('/gone', (_request, reply) => reply.code(404).type('text/html').send('<p>gone'));
  app.get('/data', () => ({}));
  return app;
}

const app = await serve(new URL('https://scamguard.example/'));

test('lists every public page in both whole languages, lessons one by one', async () => {
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    'https://scamguard.example/',
    'https://scamguard.example/?lang=en',
    'https://scamguard.example/verify',
    'https://scamguard.example/verify?lang=en',
    'https://scamguard.example/learn/mobile-money',
    'https://scamguard.example/learn/mobile-money?lang=en',
  ]);
  expect(body).toContain('hreflang="en" href="https://scamguard.example/verify?lang=en"');
});

test('says where that list is', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://scamguard.example/sitemap.xml');
});

describe('without an address of its own', async () => {
  const local = await serve();
  const ask = (url: string, host: string) => local.inject({ url, headers: { host } });

  test.each(['localhost:3000', '127.0.0.1:8080', '[::1]', 'LOCALHOST'])(
    'the site on this machine is at %s, as the request says',
    async (host) => {
      const origin = `http://${host.toLowerCase()}`;
      expect((await ask('/robots.txt', host)).body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
      expect((await ask('/sitemap.xml', host)).body).toContain(`<loc>${origin}/verify</loc>`);
      expect((await ask('/tips', host)).headers.link).toBe(`<${origin}/tips>; rel="canonical"`);
    },
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:80@evil.example',
    'localhost:99999999',
    '127.0.0.1.evil.example',
    'evil.example"><script>',
  ])('%s, which anybody can write into a request, stands in no answer', async (host) => {
    const robots = await ask('/robots.txt', host);
    expect(robots.body).toBe('User-agent: *\nDisallow: /api/\n');
    const map = await ask('/sitemap.xml', host);
    expect([map.statusCode, map.body]).toEqual([404, expect.not.stringContaining('evil')]);
    expect((await ask('/tips?lang=en&utm=1', host)).headers.link).toBe('</tips?lang=en>; rel="canonical"');
    expect((await ask('//evil.example/tips', host)).headers.link).toBeUndefined();
  });
});

test.each([
  ['/tips', '/tips'],
  ['/tips?lang=en&utm=1', '/tips?lang=en'],
  ['/tips?lang=fr', '/tips'],
  ['/tips?lang=tlh', '/tips'],
  ['/tips?tab=b', '/tips'],
])('%s is the page %s', async (url, own) => {
  expect((await app.inject(url)).headers.link).toBe(`<https://scamguard.example${own}>; rel="canonical"`);
});

test.each(['/gone', '/data'])('%s is no page to be found', async (url) => {
  expect((await app.inject(url)).headers.link).toBeUndefined();
});
