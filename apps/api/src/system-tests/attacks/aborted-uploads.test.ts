import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { writeSite } from '../../testing/built-site.ts';
import { cutOff, ENDINGS, requestBytes } from '../../testing/cut-connection.ts';
import { databases } from '../../testing/databases.ts';
import { form, newAddress, REPORT } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { testApp } from '../../testing/test-server.ts';

/** More than enough to fill every place that there is, were one lost with each. */
const UPLOADS = 200;

const image = await picture('jpeg');
const heavy = Buffer.concat([image, Buffer.alloc(200_000)]);
const upload = (bytes: Uint8Array) => form(REPORT, [{ field: 'image', bytes }]);
const octets = { 'content-type': 'image/jpeg' };

const CALLS = [
  { name: 'a report', url: ENDPOINTS.sendReport.path, status: 201, request: upload },
  { name: 'a plain form', url: '/report', status: 201, request: upload },
  {
    name: 'a picture',
    url: PATHS.readPicture.path,
    status: 200,
    request: (payload: Uint8Array) => ({ payload: Buffer.from(payload), headers: octets }),
  },
];

/** The requests before, on the same connection: none, an answered question, or one whose answer nobody has waited for. */
const before = requestBytes({ method: 'GET', url: PATHS.health.path, payload: Buffer.alloc(0) });

describe.each(databases)('uploads that are cut off, on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeEach(async () => {
    database = await open();
    app = await testApp(database, { SITE_DIR: await writeSite() });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  test.each(CALLS)('leave the next one working: $name', async ({ url, status, request }) => {
    const whole = requestBytes({ url, ...request(heavy) });
    const head = whole.indexOf('\r\n\r\n') + 4;
    const position = fc.oneof(
      fc.integer({ min: 0, max: head }),
      fc.integer({ min: head, max: head + 2_000 }),
      fc.integer({ min: head, max: whole.length - 1 }),
      fc.integer({ min: whole.length - 200, max: whole.length - 1 }),
    );
    const cut = fc.record({ position, ending: fc.constantFrom(...ENDINGS), isSecond: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(cut, async ({ position: end, ending, isSecond }) => {
        const bytes = whole.subarray(0, end);
        await cutOff(app, isSecond ? Buffer.concat([before, bytes]) : bytes, ending);
      }),
      { numRuns: UPLOADS },
    );
    const response = await app.inject({
      method: 'POST',
      url,
      ...request(image),
      remoteAddress: newAddress(),
    });
    expect([response.statusCode, response.body]).toEqual([status, expect.any(String)]);
  });
});
