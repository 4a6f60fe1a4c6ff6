import { hash } from '@node-rs/argon2';
import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { accountMaker, newNumber } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { register, login, changePassword, passwordCode, resetPassword } = ENDPOINTS;

describeOnEachDatabase(
  'a new password',
  (server) => {
    const { database } = server;
    const account = accountMaker(server, inbox);
    const store = async (id: string, password: string) =>
      database()
        .queries.update(accounts)
        .set({ passwordHash: await hash(password) })
        .where(eq(accounts.id, id));
    const number = '+2290197654321';

    test.each([
      ['123456', 'value_too_short'],
      ['1234567', 'value_too_short'],
      ['12345678', 'password_common'],
      ['azertyuiop', 'password_common'],
      ['Password1!', 'password_common'],
      ['MOTDEPASSE', 'password_common'],
      ['aaaaaaaaaaaa', 'password_common'],
      ['97654321', 'password_personal'],
      ['awa 01 97 65 43 21', 'password_personal'],
      ['moi+2290197654321', 'password_personal'],
    ])('%s is refused for a registration: %s', async (password, code) => {
      const before = inbox.requests.length;
      const response = await server.post(register.path, { phoneNumber: number, password });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code, details: [{ field: 'password' }] },
      ]);
      expect(inbox.requests).toHaveLength(before);
    });

    test.each(['fr', 'en'])('that is weak is refused for a change and a reset, in %s', async (lang) => {
      const { number: own, phone, password: currentPassword } = await account();
      await phone.post(login.path, { phoneOrEmail: own, password: currentPassword });
      const weak = [
        ['azerty123', 'password_common'],
        [`x${own.slice(-8)}x`, 'password_personal'],
      ] as const;
      for (const [password, code] of weak) {
        const changed = await phone.post(`${changePassword.path}?lang=${lang}`, {
          currentPassword,
          password,
        });
        expect([changed.statusCode, changed.json().code]).toEqual([400, code]);
      }
      const other = browser(server);
      await other.post(passwordCode.path, { phoneOrEmail: own });
      const otp = await inbox.takeCode(own);
      for (const [password, code] of weak) {
        const reset = await other.post(resetPassword.path, { phoneOrEmail: own, otp, password });
        expect([reset.statusCode, reset.json().code]).toEqual([400, code]);
      }
      const password = 'gari piment tomate';
      expect((await other.post(resetPassword.path, { phoneOrEmail: own, otp, password })).statusCode).toBe(
        200,
      );
    });

    test('that holds the name of the e-mail address is refused', async () => {
      const { id, number: own, phone, password: currentPassword } = await account();
      await database()
        .queries.update(accounts)
        .set({ email: `awa.dossou${id}@exemple.bj` })
        .where(eq(accounts.id, id));
      await phone.post(login.path, { phoneOrEmail: own, password: currentPassword });
      const response = await phone.post(changePassword.path, {
        currentPassword,
        password: `Awa.Dossou${id}!`,
      });
      expect(response.json().code).toBe('password_personal');
    });

    test('that was refused costs no code: the next one is sent', async () => {
      const phoneNumber = newNumber();
      const phone = browser(server);
      for (let tried = 0; tried < 5; tried += 1)
        await phone.post(register.path, { phoneNumber, password: 'azertyuiop' });
      const response = await phone.post(register.path, { phoneNumber, password: 'trois mots simples' });
      expect(response.statusCode).toBe(202);
    });

    test.each(['123456', 'azertyuiop'])(
      'is asked for, and not forced, after signing in with %s',
      async (old) => {
        const { id, number: own } = await account();
        await store(id, old);
        const entered = await browser(server).post(login.path, { phoneOrEmail: own, password: old });
        expect([entered.statusCode, entered.json().shouldChangePassword]).toEqual([200, true]);
      },
    );

    test('is not asked for after signing in with a good one', async () => {
      const { number: own, password } = await account();
      const entered = await browser(server).post(login.path, { phoneOrEmail: own, password });
      expect(entered.json()).not.toHaveProperty('shouldChangePassword');
    });

    test('with accents is the same from every keyboard', async () => {
      const composed = 'marché près du fleuve'.normalize('NFC');
      const { number: own } = await account({ password: composed.normalize('NFD') });
      for (const password of [composed, composed.normalize('NFD')])
        expect((await browser(server).post(login.path, { phoneOrEmail: own, password })).statusCode).toBe(
          200,
        );
    });

    test('does not lock out who has one that was stored as it was typed', async () => {
      const { id, number: own } = await account();
      const typed = 'marché près du fleuve'.normalize('NFD');
      await store(id, typed);
      const entered = await browser(server).post(login.path, { phoneOrEmail: own, password: typed });
      expect(entered.statusCode).toBe(200);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
