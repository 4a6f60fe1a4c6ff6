import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { afterAll, expect, test } from 'vitest';
import { attachments } from '../db/schema/scams.ts';
import { Undelivered } from '../delivery/undelivered.ts';
import { readSettings } from '../env.ts';
import { signedIn } from '../testing/moderator.ts';
import { reporting } from '../testing/report-form.ts';
import { s3Server } from '../testing/s3-server.ts';
import { picture } from '../testing/sample-files.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { attachmentStore } from './index.ts';

const s3 = await s3Server();
afterAll(s3.close);
const storeWith = (change: Record<string, string> = {}) =>
  attachmentStore(readSettings({ ...s3.settings, ...change }));
const bytes = new Uint8Array([0, 255, 10, 13, 0]);

test('a file comes back as it was, until it is removed', async () => {
  const store = storeWith();
  const name = randomUUID();
  expect(await store.get(name)).toBeUndefined();
  await store.put(name, bytes);
  expect(await store.get(name)).toEqual(bytes);
  await store.remove(name);
  await store.remove(name);
  expect(await store.get(name)).toBeUndefined();
});

test.each([
  ['a key of nobody', { S3_ACCESS_KEY: 'NOBODY' }],
  ['no such bucket', { S3_BUCKET: 'nothing' }],
  ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
])('with %s nothing is taken for kept', async (_name, change) => {
  await expect(storeWith(change).put(randomUUID(), bytes)).rejects.toThrow(Undelivered);
});

test('a name that is no id is never asked for', async () => {
  await expect(storeWith().get('../secret')).rejects.toThrow('An attachment is named by its id.');
});

test.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
  'a bucket without %s is a mistake that is told at the start',
  (name) => {
    expect(() => storeWith({ [name]: '' })).toThrow(`${name} must be set`);
  },
);

describeOnEachDatabase(
  'attachments in a bucket',
  (server) => {
    test('reach the moderator', async () => {
      const files = [{ field: 'image', bytes: await picture('png') }];
      expect((await reporting(server)({}, { files })).statusCode).toBe(201);
      const [row] = await server.database().queries.select().from(attachments);
      const moderator = await signedIn(server, ['moderator']);
      const response = await moderator.get(PATHS.moderatedAttachment.path.replace('{id}', row?.id ?? ''));
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.length).toBe(row?.size);
    });
  },
  () => s3.settings,
);

describeOnEachDatabase(
  'a bucket that cannot be reached',
  (server) => {
    test('makes a report with a file wait, and one without it come through', async () => {
      const send = reporting(server);
      const refused = await send({}, { files: [{ field: 'image', bytes: await picture('png') }] });
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
      expect((await send()).statusCode).toBe(201);
    });
  },
  () => ({ ...s3.settings, S3_ENDPOINT: 'http://127.0.0.1:1' }),
);
