import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { CodedError } from '../errors/index.ts';
import { serverOptions } from '../http/server-options.ts';
import { errorAnswers } from './error-answers.ts';
import { language } from './language.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

async function call(headers: Record<string, string>, publicUrl: URL): Promise<number> {
  const app = fastify();
  await app.register(language);
  await app.register(errorAnswers);
  await app.register(sameOrigin, { publicUrl });
  app.post('/', async () => 'done');
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'site.example', ...headers },
  });
  return response.statusCode;
}

describe('calls that change something', () => {
  const ours = new URL('https://public.example');

  test.each([
    ['who is no browser', {}],
    ['the same site', { 'sec-fetch-site': 'same-origin' }],
    ['the same host, by an old browser', { origin: 'https://site.example' }],
    ['the public address', { origin: 'https://public.example' }],
  ])('may come from %s', async (_name, headers) => expect(await call(headers, ours)).toBe(200));

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that lies about its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
    ],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another port', { origin: 'https://site.example:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['nonsense', { origin: 'site.example' }],
  ])('may not come from %s', async (_name, headers) => expect(await call(headers, ours)).toBe(403));
});

test.each([
  [true, 'max-age=63072000; includeSubDomains'],
  [false, undefined],
])('browsers are told to insist on https only where it is used: %s', async (secure, expected) => {
  const app = fastify();
  await app.register(securityHeaders, { secure });
  app.get('/', async () => 'done');
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected);
});

describe('what goes wrong', () => {
  let lines: string[];
  let app: FastifyInstance;
  beforeEach(async () => {
    lines = [];
    const options = serverOptions(readSettings({ LOG_LEVEL: 'trace' }));
    const stream = { write: (line: string) => lines.push(line) };
    app = fastify({ ...options, logger: { ...(options.logger as object), stream } });
    await app.register(language);
    await app.register(errorAnswers);
    app.post('/fail', async () => {
      // As Drizzle reports a failed query, with the values in the message.
      throw new Error('Failed query: select $1 params: +22901970000', { cause: new Error('it broke') });
    });
    app.get('/missing', async () => {
      throw new CodedError('value_missing');
    });
  });

  test('on our side is told without details, and found in the log by its id', async () => {
    const response = await app.inject({ method: 'POST', url: '/fail', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'internal', message: 'Something went wrong. Please try again.' });
    const logged = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(logged).toMatchObject({ reqId: response.headers['x-request-id'], err: { message: 'it broke' } });
  });

  test('leaves nothing of the visitor in the log, at any level', async () => {
    await app.inject({
      method: 'POST',
      url: '/fail?number=22997111111',
      remoteAddress: '203.0.113.7',
      headers: {
        'user-agent': 'Some Phone',
        cookie: 'session=cookie-value',
        'content-type': 'application/json',
      },
      payload: '{"number":"body-value"}',
    });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toMatch(
      /22997111111|22901970000|203\.0\.113\.7|Some Phone|cookie-value|body-value/,
    );
    expect(lines.join('')).toContain('"route":"/fail"');
  });

  test('on the visitor’s side is no error of ours', async () => {
    expect((await app.inject('/missing')).headers['x-request-id']).toBeUndefined();
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain(50);
  });
});
