import { EventEmitter, once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { CodedError } from '../errors/index.ts';
import { onceOver } from '../http/once-over.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { connection, requestBytes } from '../testing/cut-connection.ts';
import { slots } from './slots.ts';

const MOST = 2;
const NOTHING = Buffer.alloc(0);
/** Node's own number of listeners beyond which it speaks of a leak. */
const MANY = EventEmitter.defaultMaxListeners + 1;

let app: FastifyInstance;
/** Tells what the server does. */
let seen: EventEmitter;
/** Answers what is held. */
let answerHeld: () => void;
/** Which requests are over, by the order in which they came. */
let over: number[];

beforeEach(async () => {
  seen = new EventEmitter();
  const held = new Promise<void>((resolve) => {
    answerHeld = resolve;
  });
  const places = slots(MOST, () => new CodedError('unavailable'));
  app = fastify({ forceCloseConnections: true });
  await app.register(language);
  await app.register(errorAnswers);
  app.get('/held', async () => held);
  app.addHook('onRequest', async ({ headers }) => {
    if (!headers['x-late']) return;
    seen.emit('on its way');
    await held;
  });
  let come = 0;
  over = [];
  app.get('/over', async (request, reply) => {
    come += 1;
    const me = come;
    onceOver(request, reply, () => over.push(me));
    seen.emit(`come ${me}`);
    return 'done';
  });
  app.post('/slot', async (request, reply) => {
    places.take(request, reply);
    seen.emit('taken');
    return 'done';
  });
  app.post('/work', async (request, reply) => {
    places.take(request, reply);
    seen.emit('taken');
    await places.during(request, () => held);
    seen.emit('worked');
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const get = (url: string) => requestBytes({ method: 'GET', url, payload: NOTHING });
const post = (url: string, headers = {}) => requestBytes({ url, headers, payload: NOTHING });
const status = async (url = '/slot') => (await app.inject({ method: 'POST', url })).statusCode;

test('a slot is free again after each answer, on one connection as on many', async () => {
  const { client, closed } = await connection(app);
  for (let asked = 0; asked < 5; asked += 1) {
    const answered = once(client, 'data');
    client.write(post('/slot'));
    expect(String((await answered)[0])).toContain('200 OK');
    expect(await status()).toBe(200);
  }
  client.destroy();
  await closed;
});

test('whoever comes when all are taken is refused', async () => {
  const visitors = await Promise.all(Array.from({ length: MOST }, () => connection(app)));
  for (const { client } of visitors) {
    const taken = once(seen, 'taken');
    client.write(post('/work'));
    await taken;
  }
  expect(await status()).toBe(503);
  answerHeld();
});

test('the slot of an answer that waits behind another is given back when the line drops', async () => {
  const { client, closed } = await connection(app);
  let taken = 0;
  const all = new Promise<void>((resolve) => {
    seen.on('taken', () => {
      taken += 1;
      if (taken === MOST) resolve();
    });
  });
  client.write(Buffer.concat([get('/held'), post('/slot'), post('/slot')]));
  await all;
  expect(await status()).toBe(503);
  client.destroy();
  await closed;
  expect(await status()).toBe(200);
});

test('work goes on when the line drops, and holds its slot as long', async () => {
  for (let visitor = 0; visitor < MOST; visitor += 1) {
    const { client, closed } = await connection(app);
    const taken = once(seen, 'taken');
    client.write(post('/work'));
    await taken;
    client.destroy();
    await closed;
  }
  expect(await status()).toBe(503);
  const worked = once(seen, 'worked');
  answerHeld();
  await worked;
  expect(await status()).toBe(200);
});

test('whoever has gone before the slot is taken takes none', async () => {
  for (let visitor = 0; visitor <= MOST; visitor += 1) {
    const { client, closed } = await connection(app);
    const coming = once(seen, 'on its way');
    client.write(post('/slot', { 'x-late': 'yes' }));
    await coming;
    client.destroy();
    await closed;
  }
  answerHeld();
  expect(await status('/work')).toBe(200);
});

test('each of many requests on one connection is over once, and makes no listeners without end', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const { client, closed } = await connection(app);
  const last = once(seen, `come ${MANY}`);
  client.write(Buffer.concat([get('/held'), ...Array.from({ length: MANY }, () => get('/over'))]));
  await last;
  expect(over).toEqual([]);
  client.destroy();
  await closed;
  expect(over.toSorted((one, other) => one - other)).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
  expect(warnings).toEqual([]);
});
