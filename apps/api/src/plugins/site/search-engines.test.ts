import fastify from 'fastify';
import { expect, test } from 'vitest';
import { writeSite } from '../../testing/built-site.ts';
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

test('says where that list is, at the address of the request where no other is set', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://scamguard.example/sitemap.xml');
  const local = await serve();
  const { body } = await local.inject({ url: '/robots.txt', headers: { host: 'localhost:3000' } });
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
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
