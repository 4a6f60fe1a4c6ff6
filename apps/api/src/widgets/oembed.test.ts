import { FRAMED_WIDGETS } from '@scamguard/contracts/widgets';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from '../plugins/security-headers.ts';
import { widgetFrames } from './frames.ts';
import { oembed } from './oembed.ts';

const SITE = 'https://scamguard.example';
const app = fastify();
await app.register(securityHeaders, { secure: true });
await app.register(oembed, { publicUrl: new URL(SITE) });
await app.register(widgetFrames, { partners: undefined, publicUrl: new URL(SITE) });

const ask = (query: Record<string, string>) => app.inject({ url: '/oembed', query });

test.each(FRAMED_WIDGETS)('an editor finds the frame of %s by the address of its page', async (widget) => {
  const { body, headers } = await app.inject(`/embed/${widget}?lang=en&theme=dark`);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const [, written = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
  const place = new URL(written.replaceAll('&#38;', '&'));
  expect(place.origin).toBe(SITE);
  const found = await app.inject(`${place.pathname}${place.search}`);
  expect(found.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  const answer = found.json();
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'ScamGuard' });
  expect(answer.html).toContain(`src="${SITE}/embed/${widget}?lang=en&#38;theme=dark"`);
  expect(answer.html).toContain(`title="${answer.title}"`);
});

test('the frame is no larger than the page around it allows', async () => {
  const url = `${SITE}/embed/verify`;
  expect((await ask({ url, maxwidth: '300', maxheight: '200' })).json()).toMatchObject({
    width: 300,
    height: 200,
  });
  expect((await ask({ url, maxwidth: '9000', maxheight: 'x' })).json()).toMatchObject({
    width: 640,
    height: 560,
  });
});

test.each([
  [`https://evil.example/embed/verify`, 404],
  [`${SITE}/embed/assistant`, 404],
  [`${SITE}/report`, 404],
  ['javascript:alert(1)', 404],
  ['', 404],
])('%s is not embedded', async (url, status) => {
  expect((await ask({ url })).statusCode).toBe(status);
});

test('what a parameter holds does not leave its attribute', async () => {
  const { html } = (await ask({ url: `${SITE}/embed/verify?lang="><script>alert(1)</script>` })).json();
  expect(html).not.toContain('<script');
});

test('only JSON is spoken', async () => {
  expect((await ask({ url: `${SITE}/embed/verify`, format: 'xml' })).statusCode).toBe(501);
});
