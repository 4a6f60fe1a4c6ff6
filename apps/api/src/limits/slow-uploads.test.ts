import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_PICTURES } from '../modules/pictures/service.ts';
import { MOST_FORMS } from '../modules/reports/form.ts';
import { writeSite } from '../testing/built-site.ts';
import { type Connection, connection, requestBytes } from '../testing/cut-connection.ts';
import { databases } from '../testing/databases.ts';
import { form, newAddress, REPORT } from '../testing/report-form.ts';
import { picture } from '../testing/sample-files.ts';
import { testApp } from '../testing/test-server.ts';

const image = await picture('jpeg');
const upload = (bytes: Uint8Array) => form(REPORT, [{ field: 'image', bytes }]);
const octets = (bytes: Uint8Array) => ({
  payload: Buffer.from(bytes),
  headers: { 'content-type': 'image/jpeg' },
});
const CALLS = [
  { name: 'a report', url: ENDPOINTS.sendReport.path, status: 201, most: MOST_FORMS, request: upload },
  { name: 'a plain form', url: '/report', status: 201, most: MOST_FORMS, request: upload },
  { name: 'a picture', url: PATHS.readPicture.path, status: 200, most: MOST_PICTURES, request: octets },
];
const SLOW_BYTES = 2_000;
const QUICK_BYTES = 400_000;

const later = (seconds: number) => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
};

const [firstDatabase] = databases;

describe('uploads that hardly move', () => {
  let app: FastifyInstance;
  let clients: Connection[];
  beforeEach(async () => {
    if (!firstDatabase) throw new Error('There is no database.');
    clients = [];
    app = await testApp(await firstDatabase.open(), { SITE_DIR: await writeSite() });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const { client } of clients) client.destroy();
    await app.close();
  });

  const next = async ({ url, request }: (typeof CALLS)[number]) =>
    (await app.inject({ method: 'POST', url, ...request(image), remoteAddress: newAddress() })).statusCode;

  /** Takes every place with uploads of which so many bytes have come. */
  async function takeAll(call: (typeof CALLS)[number], bytes: number) {
    const whole = requestBytes({
      url: call.url,
      ...call.request(Buffer.concat([image, Buffer.alloc(QUICK_BYTES * 2)])),
    });
    // One that comes too late for a place is refused; another may come for it.
    do {
      const opened = await connection(app);
      clients.push(opened);
      const heard = once(app.server, 'request') as Promise<[IncomingMessage]>;
      opened.client.write(whole.subarray(0, bytes));
      const [{ socket }] = await heard;
      await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThanOrEqual(bytes), { interval: 5 });
    } while (clients.length < call.most || (await next(call)) !== 503);
  }

  test.each(CALLS)('give their place to whoever comes when all are taken: $name', async (call) => {
    await takeAll(call, SLOW_BYTES);
    later(10);
    expect(await next(call)).toBe(call.status);
    await Promise.any(clients.map(({ closed }) => closed));
  });

  test.each(CALLS)('keep it while they bring something: $name', async (call) => {
    await takeAll(call, QUICK_BYTES);
    later(10);
    expect(await next(call)).toBe(503);
  });
});
