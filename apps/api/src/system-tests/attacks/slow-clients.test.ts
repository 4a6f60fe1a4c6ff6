import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connection, requestBytes } from '../../testing/cut-connection.ts';
import { databases } from '../../testing/databases.ts';
import { form, REPORT } from '../../testing/report-form.ts';
import { testApp } from '../../testing/test-server.ts';

/** Milliseconds: enough for a client that does send, on a busy machine, and soon over for one that does not. */
const SHORT = { request: 1_000, keepAlive: 500, silence: 1_000, look: 100 };

const health = requestBytes({ method: 'GET', url: PATHS.health.path, payload: Buffer.alloc(0) });
const report = requestBytes({ url: ENDPOINTS.sendReport.path, ...form(REPORT) });
const check = requestBytes({
  url: PATHS.verifyLink.path,
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify({ link: 'https://boutique.example/' })),
});

const [firstDatabase] = databases;

describe('slow clients', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    if (!firstDatabase) throw new Error('There is no database.');
    app = await testApp(await firstDatabase.open(), {}, SHORT);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test.each([
    ['says nothing', Buffer.alloc(0)],
    ['stops in the middle of the first line', health.subarray(0, 9)],
    ['stops in the middle of the headers', health.subarray(0, health.length - 3)],
    ['stops in the middle of a question', check.subarray(0, check.length - 5)],
    ['stops in the middle of a report', report.subarray(0, report.length - 40)],
    ['has its answer and asks no more', health],
  ])('a client that %s is not waited for', async (_name, bytes) => {
    const { client, closed } = await connection(app);
    client.write(bytes);
    await closed;
  });

  test('a client that sends a byte at a time is not waited for', async () => {
    const { client, closed } = await connection(app);
    const drip = setInterval(() => client.write('a'), 50);
    client.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ');
    await closed;
    clearInterval(drip);
  });

  test('a client that takes nothing of its answers is not waited for', async () => {
    const { client, closed } = await connection(app);
    client.pause();
    const large = requestBytes({ method: 'GET', url: PATHS.openapi.path, payload: Buffer.alloc(0) });
    client.write(Buffer.concat(Array.from({ length: 500 }, () => large)));
    await closed;
  });

  test('a client that has said all that it has to say gets its answer', async () => {
    const { client, closed } = await connection(app);
    const answer = once(client, 'data');
    client.end(check);
    expect(String((await answer)[0])).toContain('200 OK');
    await closed;
  });

  test('a connection beyond those that are borne is closed at once, and does not harm the others', async () => {
    const borne = app.server.maxConnections;
    const first = await connection(app);
    app.server.maxConnections = 1;
    const dropped = once(app.server, 'drop');
    const second = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    second.on('error', () => undefined).resume();
    await Promise.all([dropped, once(second, 'close')]);
    app.server.maxConnections = borne;
    const answer = once(first.client, 'data');
    first.client.write(check);
    expect(String((await answer)[0])).toContain('200 OK');
    first.client.destroy();
    await first.closed;
  });
});
