import fastify from 'fastify';
import { expect, test } from 'vitest';
import { secretCookies } from './secret-cookies.ts';

const ask = async (secure: boolean, cookie = '') => {
  const app = fastify();
  await app.register(secretCookies, { secure });
  app.get('/', async (request, reply) => {
    const kept = request.secretCookie('session') ?? 'nothing';
    reply.setSecretCookie('session', 'new', 60);
    return kept;
  });
  return app.inject({ url: '/', headers: { cookie } });
};

test('by https, a cookie is kept from sister sites and from plain http', async () => {
  const response = await ask(true, '__Host-session=ours; session=planted');
  expect(response.body).toBe('ours');
  expect(response.headers['set-cookie']).toBe(
    '__Host-session=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect((await ask(true, 'session=planted')).body).toBe('nothing');
});

test('by plain http, on a machine of one’s own, it works as well', async () => {
  const response = await ask(false, 'session=ours');
  expect(response.body).toBe('ours');
  expect(response.headers['set-cookie']).toBe('session=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
});
