import { ENDPOINTS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema/rate-limits.ts';
import { accountMaker, newNumber } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { newAddress } from '../../testing/report-form.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { register, passwordCode } = ENDPOINTS;
const CAPS = { perHour: 4, perDay: 6 };

describeOnEachDatabase(
  'the cap on text messages',
  (server) => {
    const { database } = server;
    beforeEach(async () => {
      await database().queries.delete(rateLimits);
    });
    const ask = (lang = 'fr') =>
      browser(server, newAddress()).post(`${register.path}?lang=${lang}`, {
        phoneNumber: newNumber(),
        password: 'mot de passe',
      });
    const statuses = async (times: number) =>
      (await Promise.all(Array.from({ length: times }, () => ask()))).map(({ statusCode }) => statusCode);

    test('of an hour holds to the message, though strangers from everywhere ask at once', async () => {
      const before = inbox.requests.length;
      expect((await statuses(7)).toSorted()).toEqual([202, 202, 202, 202, 503, 503, 503]);
      expect(inbox.requests.length - before).toBe(4);
      await database()
        .queries.update(rateLimits)
        .set({ resetsAt: sql`now()` })
        .where(sql`key like '%HOUR %'`);
      expect((await statuses(3)).toSorted()).toEqual([202, 202, 503]);
    });

    test.each([
      ['fr', /^Le service ne peut plus envoyer de SMS/],
      ['en', /^The service cannot send more text messages/],
    ])('says so, and when to come back (%s)', async (lang, sentence) => {
      await statuses(4);
      const refused = await ask(lang);
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'sms_limit_reached']);
      expect(refused.json().message).toMatch(sentence);
      const seconds = Number(refused.headers['retry-after']);
      expect([seconds > 3_000, seconds <= 3_600]).toEqual([true, true]);
    });

    test('tells nobody whether a number has an account', async () => {
      const { number } = await accountMaker(server, inbox)();
      const code = async (phoneOrEmail: string) =>
        (await browser(server, newAddress()).post(passwordCode.path, { phoneOrEmail })).statusCode;
      for (let times = 0; times < 8; times += 1) expect(await code(newNumber())).toBe(202);
      await statuses(3);
      expect([await code(number), await code(newNumber()), await code('nobody@mail.example')]).toEqual([
        503, 503, 202,
      ]);
    });
  },
  () => ({
    SMS_PROVIDER: 'http',
    SMS_URL: inbox.url,
    RATE_LIMIT: 'on',
    SMS_PER_HOUR: String(CAPS.perHour),
    SMS_PER_DAY: String(CAPS.perDay),
  }),
);
