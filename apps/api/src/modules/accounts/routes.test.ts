import { ENDPOINTS, MIN_LENGTH } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { oneTimeCodes } from '../../db/schema/accounts.ts';
import { accountMaker, newNumber } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { register, verifyOtp, login, logout, me } = ENDPOINTS;

describeOnEachDatabase(
  'a registration',
  (server) => {
    const { database } = server;
    const account = accountMaker(server, inbox);
    const password = 'mot de passe';

    test.each(['fr', 'en'] as const)(
      'sends a code, makes the account, and lets its owner in, in %s',
      async (lang) => {
        const phone = browser(server);
        const number = newNumber();
        const asked = await phone.post(`${register.path}?lang=${lang}`, { phoneNumber: number, password });
        expect(asked.statusCode).toBe(202);
        expect(asked.json()).toEqual({ phoneNumber: number, expiresInSeconds: 600, isTestServer: false });
        expect(inbox.requests.at(-1)?.body).toContain(lang === 'fr' ? 'votre code est' : 'your code is');

        const otp = await inbox.takeCode(number);
        const confirmed = await phone.post(verifyOtp.path, { phoneNumber: number, otp });
        expect(confirmed.statusCode).toBe(200);
        expect(confirmed.json().user).toMatchObject({ phoneNumber: number, email: null, roles: [] });
        expect((await phone.get(me.path)).json()).toEqual({ user: null });

        const entered = await phone.post(login.path, { phoneOrEmail: number, password });
        expect(entered.json()).toEqual(confirmed.json());
        expect((await phone.get(me.path)).json()).toEqual(confirmed.json());
        expect((await phone.post(logout.path, {})).json()).toEqual({});
        expect((await phone.get(me.path)).json()).toEqual({ user: null });
      },
    );

    test('reads the number as people write it, Benin’s old eight digits too', async () => {
      for (const typed of [
        '97 12 00 01',
        '+229 97120001',
        '0022997120001',
        '01 97 12 00 01',
        '(+229) 01-97-12-00-01',
      ]) {
        const response = await browser(server).post(register.path, { phoneNumber: typed, password });
        expect(response.json()).toMatchObject({ phoneNumber: '+2290197120001' });
        await database().queries.delete(oneTimeCodes);
      }
    });

    test.each([
      ['no number', { phoneNumber: 'Awa', password }, 'phone_invalid', 'phoneNumber'],
      [
        'two numbers',
        { phoneNumber: '+2290197120001 +2290197120002', password },
        'phone_invalid',
        'phoneNumber',
      ],
      ['a number of nobody', { phoneNumber: '+229 01', password }, 'phone_invalid', 'phoneNumber'],
      ['a number that costs', { phoneNumber: '+33 899 12 34 56', password }, 'phone_invalid', 'phoneNumber'],
      ['an empty number', { phoneNumber: ' ', password }, 'field_missing', 'phoneNumber'],
      ['no password', { phoneNumber: '+2290197120001' }, 'field_missing', 'password'],
      [
        'a short password',
        { phoneNumber: '+2290197120001', password: '12345' },
        'value_too_short',
        'password',
      ],
    ])('is refused with %s', async (_name, body, code, field) => {
      const before = inbox.requests.length;
      for (const [lang, sentence] of [
        ['fr', /[éèà']/],
        ['en', /^[A-Z ][\w -]+/],
      ] as const) {
        const response = await server.post(`${register.path}?lang=${lang}`, body);
        expect([response.statusCode, response.json().code]).toEqual([400, code]);
        expect(response.json().details[0].field).toBe(field);
        expect(response.json().message).toMatch(sentence);
      }
      expect(inbox.requests).toHaveLength(before);
    });

    test(`takes a password of ${MIN_LENGTH.password} characters, blanks around it included`, async () => {
      const { number, phone } = await account({ password: ' gari 7 ' });
      expect((await phone.post(login.path, { phoneOrEmail: number, password: 'gari 7' })).statusCode).toBe(
        401,
      );
      expect((await phone.post(login.path, { phoneOrEmail: number, password: ' gari 7 ' })).statusCode).toBe(
        200,
      );
    });

    test('says so when the message cannot be sent', async () => {
      inbox.answer(500, {});
      const response = await browser(server).post(register.path, { phoneNumber: newNumber(), password });
      expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
      inbox.answer(200, {});
    });

    test('does and says the same for a number that has an account, whose owner gets the new password', async () => {
      const { number, phone } = await account({ password });
      await phone.post(login.path, { phoneOrEmail: number, password });
      const again = browser(server);
      const asked = await again.post(register.path, { phoneNumber: number, password: 'un autre' });
      expect([asked.statusCode, asked.json().phoneNumber]).toEqual([202, number]);
      expect((await phone.get(me.path)).json().user).not.toBeNull();
      const confirmed = await again.post(verifyOtp.path, {
        phoneNumber: number,
        otp: await inbox.takeCode(number),
      });
      expect(confirmed.statusCode).toBe(200);
      expect((await phone.get(me.path)).json().user).toBeNull();
      expect((await again.post(login.path, { phoneOrEmail: number, password })).statusCode).toBe(401);
      expect((await again.post(login.path, { phoneOrEmail: number, password: 'un autre' })).statusCode).toBe(
        200,
      );
    });

    const begin = async () => {
      const phone = browser(server);
      const phoneNumber = newNumber();
      await phone.post(register.path, { phoneNumber, password });
      const otp = await inbox.takeCode(phoneNumber);
      const wrong = otp === '000000' ? '111111' : '000000';
      const type = async (code: string, number = phoneNumber, by = phone) => {
        const response = await by.post(verifyOtp.path, { phoneNumber: number, otp: code });
        return response.statusCode === 200 ? 'right' : response.json().code;
      };
      return { phone, phoneNumber, otp, wrong, type };
    };

    describe('and its code', () => {
      test('is good for five tries, even when they are made at once', async () => {
        const { type, wrong, otp } = await begin();
        const answers = await Promise.all(Array.from({ length: 8 }, () => type(wrong)));
        expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(5);
        expect(await type(otp)).toBe('code_expired');
      });

      test('is good after four wrong tries', async () => {
        const { type, wrong, otp } = await begin();
        for (let tries = 0; tries < 4; tries += 1) expect(await type(wrong)).toBe('code_wrong');
        expect(await type(otp)).toBe('right');
      });

      test('is good once, even when it is typed twice at once', async () => {
        const { type, otp } = await begin();
        const answers = await Promise.all([type(otp), type(otp), type(otp)]);
        expect(answers.toSorted()).toEqual(['code_expired', 'code_expired', 'right']);
      });

      test('is good for ten minutes', async () => {
        const { type, otp } = await begin();
        await database().queries.update(oneTimeCodes).set({ expiresAt: sql`now() - interval '1 second'` });
        expect(await type(otp)).toBe('code_expired');
      });

      test('is good for its number only', async () => {
        const { type, otp } = await begin();
        expect(await type(otp, newNumber())).toBe('code_expired');
      });

      test('is of no use in another browser, whose tries cost the owner none', async () => {
        const { type, otp, phoneNumber } = await begin();
        const stranger = browser(server);
        for (let tries = 0; tries < 9; tries += 1)
          expect(await type(otp, phoneNumber, stranger)).toBe('code_expired');
        expect(await type(otp)).toBe('right');
      });

      test('cannot be slipped in by somebody else who registers the same number', async () => {
        const { type, phoneNumber, otp } = await begin();
        const attacker = browser(server);
        await attacker.post(register.path, { phoneNumber, password: 'not the owner' });
        expect(await type(await inbox.takeCode(phoneNumber))).toBe('code_wrong');
        expect(await type(otp)).toBe('right');
        const entered = await attacker.post(login.path, {
          phoneOrEmail: phoneNumber,
          password: 'not the owner',
        });
        expect(entered.statusCode).toBe(401);
      });

      test('cannot be found in the database', async () => {
        const { otp } = await begin();
        const rows = await database().queries.select().from(oneTimeCodes);
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain(otp);
      });

      test.each([
        ['too short', '123', 'value_too_short'],
        ['too long', '1234567', 'value_too_long'],
        ['absent', undefined, 'field_missing'],
      ])('is refused when it is %s', async (_name, otp, code) => {
        const response = await server.post(verifyOtp.path, { phoneNumber: newNumber(), otp });
        expect(response.json()).toMatchObject({ code, details: [{ field: 'otp' }] });
      });
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
