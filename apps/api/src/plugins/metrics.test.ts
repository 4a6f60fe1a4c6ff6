import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { metrics } from './metrics.ts';

const HOST = '127.0.0.1';

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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
