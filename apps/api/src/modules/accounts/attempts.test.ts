import { ENDPOINTS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema/rate-limits.ts';
import { accountMaker, newNumber, type TestAccount } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { login, register, passwordCode, resetPassword, changePassword } = ENDPOINTS;
const ATTACKER = '203.0.113.7';

describeOnEachDatabase(
  'limits',
  (server) => {
    const { database } = server;
    const account = accountMaker(server, inbox);
    beforeEach(async () => {
      await database().queries.delete(rateLimits);
    });
    const letTimePass = () => database().queries.update(rateLimits).set({ resetsAt: sql`now()` });
    const tryPassword = async ({ number }: TestAccount, password: string, by = browser(server, ATTACKER)) =>
      by.post(login.path, { phoneOrEmail: number, password });

    const ask = (phoneNumber: string, address: string) =>
      browser(server, address).post(register.path, { phoneNumber, password: 'mot de passe' });

    describe('of guessing a password', () => {
      test('are five tries from one address, the right one included, even when they are made at once', async () => {
        const owner = await account();
        const answers = await Promise.all(Array.from({ length: 9 }, () => tryPassword(owner, 'faux')));
        expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
        const sixth = await tryPassword(owner, owner.password);
        expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_requests']);
        expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(600);
        await letTimePass();
        expect((await tryPassword(owner, owner.password)).statusCode).toBe(200);
      });

      test('are the same for a number without account', async () => {
        const nobody = { number: newNumber() } as TestAccount;
        const statuses = [];
        for (let tries = 0; tries < 6; tries += 1)
          statuses.push((await tryPassword(nobody, 'faux')).statusCode);
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      });

      test('cannot be got round by writing the number in other ways', async () => {
        const { number } = await account();
        const local = number.replace('+229', '');
        const ways = [
          number,
          local,
          local.slice(2),
          `00229${local}`,
          number.replace('+', '+ '),
          `(${number})`,
        ];
        const statuses = [];
        for (const phoneOrEmail of ways)
          statuses.push(
            (await browser(server, ATTACKER).post(login.path, { phoneOrEmail, password: 'faux' })).statusCode,
          );
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      });

      test('do not shut the owner out: not at the same address, not when many strangers guess', async () => {
        const owner = await account({ address: ATTACKER });
        for (let address = 0; address < 12; address += 1)
          for (let tries = 0; tries < 5; tries += 1)
            await tryPassword(owner, 'faux', browser(server, `198.51.100.${address}`));
        for (let tries = 0; tries < 6; tries += 1) await tryPassword(owner, 'faux');
        expect((await tryPassword(owner, owner.password)).statusCode).toBe(429);
        expect((await tryPassword(owner, owner.password, browser(server, '192.0.2.1'))).statusCode).toBe(429);
        expect((await tryPassword(owner, owner.password, owner.phone)).statusCode).toBe(200);
      });

      test('let the owner in from a new phone by a code, however many strangers guess', async () => {
        const owner = await account();
        for (let address = 0; address < 11; address += 1)
          for (let tries = 0; tries < 5; tries += 1)
            await tryPassword(owner, 'faux', browser(server, `198.51.100.${address}`));
        const phone = browser(server, '192.0.2.2');
        await phone.post(passwordCode.path, { phoneOrEmail: owner.number });
        const otp = await inbox.takeCode(owner.number);
        await phone.post(resetPassword.path, { phoneOrEmail: owner.number, otp, password: 'nouveau mot' });
        expect((await tryPassword(owner, 'nouveau mot', phone)).statusCode).toBe(200);
      });

      test('hold for a phone that the account knows, and for whoever borrows an open session', async () => {
        const owner = await account();
        for (let tries = 0; tries < 10; tries += 1) await tryPassword(owner, 'faux', owner.phone);
        expect((await tryPassword(owner, owner.password, owner.phone)).statusCode).toBe(429);
        await letTimePass();
        await tryPassword(owner, owner.password, owner.phone);
        const change = { currentPassword: 'faux', password: 'nouveau mot' };
        for (let tries = 0; tries < 10; tries += 1) await owner.phone.post(changePassword.path, change);
        expect((await owner.phone.post(changePassword.path, change)).statusCode).toBe(429);
      });

      test('are not widened by the phone of another account, or one that only claims to be known', async () => {
        const owner = await account();
        const stranger = (await account({ address: ATTACKER })).phone;
        for (let tries = 0; tries < 5; tries += 1) {
          await tryPassword(owner, 'faux', stranger);
          stranger.cookies.set('device', `made-up-${tries}.proof`);
        }
        expect((await tryPassword(owner, 'faux', stranger)).statusCode).toBe(429);
      });
    });

    describe('of asking for codes', () => {
      test('are three to one number from one address in ten minutes', async () => {
        const number = newNumber();
        const statuses = [];
        for (let times = 0; times < 4; times += 1) statuses.push((await ask(number, ATTACKER)).statusCode);
        expect(statuses).toEqual([202, 202, 202, 429]);
        expect((await ask(number, '192.0.2.1')).statusCode).toBe(202);
        expect((await ask(newNumber(), ATTACKER)).statusCode).toBe(202);
      });

      test('are ten to one number in a day, from wherever, and of whatever kind', async () => {
        const { number } = await account();
        for (let address = 0; address < 9; address += 1) await ask(number, `198.51.100.${address}`);
        const eleventh = await browser(server, '192.0.2.1').post(passwordCode.path, { phoneOrEmail: number });
        expect(eleventh.statusCode).toBe(429);
        expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(80_000);
      });

      test('are thirty from one address in an hour; of IPv6, from one network', async () => {
        for (const addresses of [() => ATTACKER, (index: number) => `2001:db8:0:1::${index + 1}`]) {
          const statuses = new Set();
          for (let index = 0; index < 30; index += 1)
            statuses.add((await ask(newNumber(), addresses(index))).statusCode);
          expect(statuses).toEqual(new Set([202]));
          expect((await ask(newNumber(), addresses(30))).statusCode).toBe(429);
        }
      });
    });

    test('name nobody in the database', async () => {
      const owner = await account({ address: ATTACKER });
      await tryPassword(owner, 'faux');
      const rows = JSON.stringify(await database().queries.select().from(rateLimits));
      expect(rows).toContain('password ');
      expect(rows).not.toMatch(/203\.0\.113|2290197/);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url, RATE_LIMIT: 'on' }),
);
