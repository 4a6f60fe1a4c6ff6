import { FRAMED_WIDGETS } from '@scamguard/contracts/widgets';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from '../plugins/security-headers.ts';
import type { Partner } from '../settings/partners.ts';
import { widgetFrames } from './frames.ts';

async function serve(partners?: readonly Partner[]) {
  const app = fastify();
  await app.register(securityHeaders, { secure: true });
  await app.register(widgetFrames, { partners, publicUrl: new URL('https://scamguard.example') });
  return app;
}

const app = await serve();
const RADIO: Partner = {
  name: 'radio',
  key: 'radio-key-1',
  origins: new Set(['https://radio.example', 'https://www.radio.example']),
};
const keyed = await serve([RADIO]);

test.each(FRAMED_WIDGETS)(
  'the frame of %s is a page that any site may show, and that sets no cookie',
  async (widget) => {
    const { statusCode, headers, body } = await app.inject(`/embed/${widget}`);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain(`<scamguard-${widget} data-widget>`);
    expect(body).toContain(`src="/widgets/v1/scamguard-${widget}.js"`);
  },
);

test('what the address names becomes attributes, in the language that it names', async () => {
  const { body } = await app.inject(
    '/embed/verify?lang=en&theme=dark&kinds=number+link&country=BJ&size=small',
  );
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('<title>Check with ScamGuard</title>');
  expect(body).toContain('lang="en" theme="dark" size="small" country="BJ" kinds="number link"');
});

test.each([
  '?lang=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '?api=https://evil.example',
  '?onload=alert(1)',
  '?lang=fr&lang=en',
  '?theme=pink&country=bj&kinds=everything',
])('%s adds nothing to the page', async (query) => {
  expect((await app.inject(`/embed/verify${query}`)).body).toBe((await app.inject('/embed/verify')).body);
});

test('without scripts it names the address of the same, since a sandbox may stop links', async () => {
  const { body } = await app.inject('/embed/sos');
  expect(body).toMatch(/<noscript>.*Ouvrir ScamGuard\u00A0: https:\/\/scamguard\.example\/urgence<\/a>/);
});

test('with keys, only the sites of the key may show it', async () => {
  const { statusCode, headers } = await keyed.inject('/embed/verify?partner-key=radio-key-1');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain(
    'frame-ancestors https://radio.example https://www.radio.example',
  );
});

test('without its key, a frame says so and leads to the site', async () => {
  const { statusCode, body } = await keyed.inject('/embed/report?lang=fr&partner-key=stolen-key');
  expect(statusCode).toBe(403);
  expect(body).toContain("Ce site n'a pas le droit d'utiliser ScamGuard ici.");
  expect(body).toContain('href="https://scamguard.example/report" target="_blank"');
  expect(body).not.toContain('<scamguard-report');
});

test('the floating assistant has no frame', async () => {
  expect((await app.inject('/embed/assistant')).statusCode).toBe(404);
});
