import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { connection, cutOff, requestBytes } from '../testing/cut-connection.ts';
import { freePort } from '../testing/free-port.ts';
import { metrics } from './metrics.ts';

const HOST = '127.0.0.1';

const count = (method: string, route: string, status: string, times: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} ${times}`;

test('requests are counted by route and status, with nothing of who asked or what', async () => {
  const port = await freePort();
  const app = fastify();
  await app.register(metrics, { port, host: HOST });
  app.get('/things/:id', async () => 'done');
  await app.ready();
  for (const url of ['/things/22997111111', '/things/2?number=22997111111', '/nowhere/22997111111'])
    await app.inject({ url, remoteAddress: '203.0.113.7' });
  const text = await (await fetch(`http://${HOST}:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/22997111111|203\.0\.113\.7/);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
  await expect(fetch(`http://${HOST}:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('requests whose visitors have gone are counted once, apart from those that were answered', async () => {
  const port = await freePort();
  const app = fastify();
  await app.register(metrics, { port, host: HOST });
  const seen = new EventEmitter();
  app.post('/things', async () => {
    seen.emit('taken');
    await once(seen, 'answered');
    return 'done';
  });
  app.get('/health', async () => 'fine');
  await app.listen({ port: 0, host: HOST });
  const read = async () => (await fetch(`http://${HOST}:${port}/metrics`)).text();

  const headers = { 'content-type': 'application/json' };
  const whole = requestBytes({ url: '/things', headers, payload: Buffer.from('{"text":"something"}') });
  // In the middle of the question.
  await cutOff(app, whole.subarray(0, whole.length - 3));
  await cutOff(app, whole.subarray(0, whole.length - 3), 'reset');
  // After the question, before the answer.
  const { client, closed } = await connection(app);
  const taken = once(seen, 'taken');
  client.write(whole);
  await taken;
  client.destroy();
  await closed;
  seen.emit('answered');
  expect((await fetch(`http://${HOST}:${(app.server.address() as AddressInfo).port}/health`)).status).toBe(
    200,
  );

  const text = await read();
  expect(text).toContain(count('POST', '/things', 'aborted', 3));
  expect(text).toContain(count('GET', '/health', '200', 1));
  expect(text.match(/^http_request_duration_seconds_count/gm)).toHaveLength(2);
  await app.close();
});

test('a port that is taken is told in one sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const app = fastify();
  await app.register(metrics, { port, host: HOST });
  await expect(app.ready()).rejects.toThrow(`METRICS_PORT ${port} on ${HOST} cannot be used (EADDRINUSE).`);
  await app.close();
  await new Promise((resolve) => server.close(resolve));
});

test('nothing listens unless it is asked for', async () => {
  const app = fastify();
  await app.register(metrics, { port: undefined, host: HOST });
  await app.ready();
  await app.close();
});
