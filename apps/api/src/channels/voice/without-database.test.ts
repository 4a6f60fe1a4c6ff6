import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { keepBytes } from '../raw-body.ts';
import type { Recorded } from './recorded.ts';
import { voiceRoutes } from './routes.ts';
import { phone, SECRET, START, saidIn } from './testing.ts';

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function callWith(recorded: () => Promise<Recorded>) {
  const failures: unknown[] = [];
  app = Fastify();
  keepBytes(app);
  await app.register(voiceRoutes, {
    provider: 'africas-talking',
    secret: SECRET,
    authToken: undefined,
    publicUrl: undefined,
    recorded,
    onFailure: (error: unknown) => failures.push(error),
  });
  const { press } = phone((request) => app.inject(request), 'africas-talking');
  return { press, failures };
}

test('a call is read in French where the database fails', async () => {
  const { press, failures } = await callWith(() => Promise.reject(new Error('no database')));
  expect(saidIn((await press(START, '')).body)[0]).toMatch(/^Ne donnez aucun code/);
  expect(failures).toHaveLength(1);
});

test('a call is read in French where the database is silent', async () => {
  const { press, failures } = await callWith(() => new Promise(() => undefined));
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = press(START, '');
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await vi.advanceTimersToNextTimerAsync();
  expect(saidIn((await answer).body)[0]).toMatch(/^Ne donnez aucun code/);
  expect(failures).toHaveLength(1);
});
