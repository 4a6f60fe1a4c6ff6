import { PATHS } from '@scamguard/contracts';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorAnswers } from './error-answers.ts';
import { language } from './language.ts';
import { type PressureOptions, pressure } from './pressure.ts';

const HEALTH = [PATHS.health.path, PATHS.live.path, PATHS.ready.path];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Asks once the server has measured itself. */
async function ask(options: PressureOptions, url = '/') {
  const app = fastify();
  await app.register(language);
  await app.register(errorAnswers);
  await app.register(pressure, options);
  for (const path of ['/', ...HEALTH]) app.get(path, async () => 'done');
  await app.ready();
  vi.runOnlyPendingTimers();
  const response = await app.inject({ url, headers: { 'accept-language': 'en' } });
  await app.close();
  return response;
}

test('a server that has more to do than it bears says so, and when to come back', async () => {
  const response = await ask({ maxHeapUsedBytes: 1 });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.json()).toEqual({
    code: 'unavailable',
    message: 'The service is unavailable at the moment. Try again shortly.',
  });
});

test.each(HEALTH)('it goes on saying how it is at %s', async (path) => {
  expect((await ask({ maxHeapUsedBytes: 1 }, path)).statusCode).toBe(200);
});

test('of a crowd that comes at once, those for whom there is no time are refused, but nobody who asks how it is', async () => {
  const app = fastify();
  await app.register(language);
  await app.register(errorAnswers);
  await app.register(pressure, { maxEventLoopDelay: 0, maxIteration: 20 });
  let served = 0;
  const work = async () => {
    served += 1;
    const end = performance.now() + 25;
    while (performance.now() < end);
    return 'done';
  };
  for (const path of ['/', ...HEALTH]) app.get(path, work);
  await app.ready();
  const crowd = Array<string>(15).fill('/');
  const answers = await Promise.all([...crowd, ...HEALTH].map((url) => app.inject({ url })));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect([served + refused.length, refused[0]?.headers['retry-after']]).toEqual([18, '10']);
  expect(answers.slice(-3).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
  await app.close();
});

test('a server at ease answers', async () => {
  expect((await ask({ maxEventLoopDelay: 0 })).statusCode).toBe(200);
});
