import { ENDPOINTS } from '@scamguard/contracts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';
import { language } from '../plugins/language.ts';
import { writeSite } from '../testing/built-site.ts';
import { plainAccount } from './plain-account.ts';
import { plainMessage } from './plain-message.ts';

const app = fastify(serverOptions(readSettings({ LOG_LEVEL: 'silent' })));
const folder = await writeSite();
await app.register(language);
await app.register(plainAccount, { folder });
await app.register(plainMessage, { folder });

/** The questions to the calls of the API, and their answers. */
const asked: { body: unknown; address: string; origin: unknown }[] = [];
let answer: { status: number; body: object; cookie?: string } = { status: 200, body: {} };
for (const { path } of [ENDPOINTS.login, ENDPOINTS.sendMessage]) {
  app.post(path, async ({ body, ip, headers }, reply) => {
    asked.push({ body, address: ip, origin: headers.origin });
    if (answer.cookie) reply.header('set-cookie', answer.cookie);
    return reply.code(answer.status).send(answer.body);
  });
}
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: '192.0.2.7',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://site.example' },
  });

test('signing in by a plain post signs in, and leads to the home page', async () => {
  answer = { status: 200, body: { user: {} }, cookie: 'session=abc; HttpOnly' };
  const response = await post('/auth', {
    phoneOrEmail: '+2290197000000',
    password: 'sésame',
    remember: 'on',
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  expect(response.headers['set-cookie']).toEqual(['session=abc; HttpOnly']);
  expect(asked.at(-1)).toEqual({
    body: { phoneOrEmail: '+2290197000000', password: 'sésame', remember: true },
    address: '192.0.2.7',
    origin: 'https://site.example',
  });
});

test('a refusal is told on the page, with what was typed and without the password', async () => {
  answer = { status: 401, body: { code: 'wrong', message: 'Ce mot de passe ne va pas.' } };
  const response = await post('/auth', { phoneOrEmail: 'awa@example.org', password: 'sésame' });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({
    account: { values: { phoneOrEmail: 'awa@example.org' }, message: 'Ce mot de passe ne va pas.' },
  });
  expect(response.body).not.toContain('sésame');
});

test('a form that needs scripts says so, and nothing is tried', async () => {
  const before = asked.length;
  const response = await post('/auth?tab=a', {
    phoneNumber: '0197000000',
    password: 'x',
    confirmPassword: 'x',
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ address: '/auth?tab=a', account: { values: {} } });
  expect(asked).toHaveLength(before);
});

test('a message to the operator is sent, once however often its page is loaded', async () => {
  answer = { status: 201, body: { id: 1 } };
  const values = { name: 'Awa', email: 'awa@example.org', region: '', subject: 'Idée', message: 'Bonjour' };
  const [first, again] = [await post('/contact', values), await post('/contact', values)];
  expect(first.json()).toMatchObject({ message: { outcome: 'sent', values } });
  expect(again.statusCode).toBe(201);
  const [one, other] = asked.slice(-2);
  expect(one?.body).toEqual(other?.body);
  expect(one?.body).toEqual({
    name: 'Awa',
    email: 'awa@example.org',
    subject: 'Idée',
    message: 'Bonjour',
    idempotencyKey: expect.stringMatching(/^[\w-]{16,128}$/),
  });
});

test.each([
  [400, 'invalid'],
  [503, 'failed'],
] as const)(
  'a message that is answered with %s is told as %s, with what was typed',
  async (status, outcome) => {
    answer = { status, body: { message: 'Non.' } };
    const response = await post('/contact', { name: 'Awa' });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatchObject({ outcome, message: 'Non.', values: { name: 'Awa' } });
  },
);
