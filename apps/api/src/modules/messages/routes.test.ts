import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../db/schema/messages.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { opened } from '../../testing/opened.ts';
import { describeOnEachDatabase, testApp } from '../../testing/test-server.ts';

const mail = await mailServer();
afterAll(mail.close);
const { path } = ENDPOINTS.sendMessage;
const MESSAGE = {
  name: 'Awa Exemple',
  email: 'awa@exemple.bj',
  subject: 'Une question',
  message: 'Bonjour,\nqui peut venir dans notre groupement ?',
  region: 'benin',
};

describeOnEachDatabase(
  'messages',
  (server) => {
    const { post, database } = server;
    const rowOf = async (id: string) =>
      (await database().queries.select().from(messages).where(eq(messages.id, id))).map((row) =>
        opened('messages', row),
      )[0];

    test.each(['fr', 'en'])('are stored before they are acknowledged, then mailed, in %s', async (lang) => {
      const response = await post(`${path}?lang=${lang}`, MESSAGE, { 'user-agent': 'Some Phone' });
      expect(response.statusCode).toBe(201);
      const row = await rowOf(response.json().id);
      expect(row).toMatchObject({ ...MESSAGE, isSuspect: false });
      expect(row?.sender).not.toMatch(/127\.0\.0\.1|Some Phone/);
      const text = await mail.take();
      expect(text).toMatch(/^To: team@exemple\.bj\r$/m);
      expect(text).toMatch(/^From: ScamGuard <site@exemple\.bj>\r$/m);
      expect(text).toMatch(/^Reply-To: Awa Exemple <awa@exemple\.bj>\r$/m);
      expect(text).toMatch(/^Subject: Une question\r$/m);
      expect(text).toContain('qui peut venir');
    });

    test('that machines have filled in are kept and not mailed', async () => {
      const trapped = await post(path, { ...MESSAGE, subject: 'Trapped', website: 'https://spam.example' });
      expect(trapped.statusCode).toBe(201);
      expect(await rowOf(trapped.json().id)).toMatchObject({ isSuspect: true });
      await post(path, { ...MESSAGE, subject: 'Next', website: '' });
      expect(await mail.take()).toContain('Subject: Next');
      expect(mail.mails.join('')).not.toContain('Trapped');
    });

    test('that are sent again under the same key, from wherever, are kept once and mailed once', async () => {
      const again = { ...MESSAGE, subject: 'Once', idempotencyKey: randomUUID() };
      const ids = [];
      for (const phone of ['Some Phone', 'Some Phone', 'On another network'])
        ids.push((await post(path, again, { 'user-agent': phone })).json().id);
      expect(new Set(ids).size).toBe(1);
      expect(await rowOf(ids[0])).toMatchObject({ subject: 'Once' });
      expect(await mail.take()).toContain('Subject: Once');
      await post(path, { ...MESSAGE, subject: 'Next' });
      expect(await mail.take()).toContain('Subject: Next');
    });

    test('are kept when the mail server is away', async () => {
      const app = await testApp(
        { ...database(), close: async () => undefined },
        { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'team@exemple.bj' },
      );
      const response = await app.inject({ method: 'POST', url: path, payload: MESSAGE });
      expect(response.statusCode).toBe(201);
      expect(await rowOf(response.json().id)).toMatchObject({ subject: 'Une question' });
      await app.close();
    });

    test.each([
      ['no name', { name: ' ' }, 400, 'field_missing', 'name'],
      ['no e-mail address', { email: undefined }, 400, 'field_missing', 'email'],
      ['what is no e-mail address', { email: 'awa' }, 400, 'invalid_input', 'email'],
      [
        'an address that adds a receiver',
        { email: 'a@exemple.bj\r\nBcc: b@exemple.bj' },
        400,
        'invalid_input',
        'email',
      ],
      [
        'a subject that adds a receiver',
        { subject: 'x\r\nBcc: b@exemple.bj' },
        400,
        'invalid_input',
        'subject',
      ],
      ['a name that adds a receiver', { name: 'x\nBcc: b@exemple.bj' }, 400, 'invalid_input', 'name'],
      ['a zero character in the subject', { subject: 'a\u0000b' }, 400, 'invalid_input', 'subject'],
      ['an unknown region', { region: 'mars' }, 400, 'invalid_input', 'region'],
      ['a text that is too long', { message: 'x'.repeat(5_001) }, 413, 'value_too_long', 'message'],
    ])('are refused with %s', async (_name, change, status, code, field) => {
      const before = mail.mails.length;
      const response = await post(path, { ...MESSAGE, ...change });
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(response.json().details[0].field).toBe(field);
      expect(mail.mails).toHaveLength(before);
    });

    test('may have a zero character in the text, which is left out', async () => {
      const response = await post(path, { ...MESSAGE, message: 'a\u0000b', website: 'x' });
      expect(await rowOf(response.json().id)).toMatchObject({ message: 'ab' });
    });
  },
  () => ({ SMTP_URL: mail.url, MAIL_TO: 'team@exemple.bj', MAIL_FROM: 'site@exemple.bj' }),
);
