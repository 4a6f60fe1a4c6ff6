import { ENDPOINTS } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts, sessions } from '../../db/schema/accounts.ts';
import { accountMaker, newNumber } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { login, me } = ENDPOINTS;

describeOnEachDatabase(
  'signing in',
  (server) => {
    const { database } = server;
    const account = accountMaker(server, inbox);

    test('works however the number is written, and by e-mail', async () => {
      const { number, password, id } = await account();
      await database().queries.update(accounts).set({ email: 'awa@exemple.bj' }).where(eq(accounts.id, id));
      const local = number.replace('+229', '');
      for (const phoneOrEmail of [number, local, ` ${local.slice(2)} `, 'Awa@Exemple.bj']) {
        const response = await browser(server).post(login.path, { phoneOrEmail, password });
        expect(response.json().user).toMatchObject({ id, email: 'awa@exemple.bj' });
      }
    });

    test.each([
      ['a wrong password', async () => ({ phoneOrEmail: (await account()).number, password: 'faux mot' })],
      ['a number without account', async () => ({ phoneOrEmail: newNumber(), password: 'mot de passe' })],
      [
        'an address without account',
        async () => ({ phoneOrEmail: 'nobody@exemple.bj', password: 'mot de passe' }),
      ],
      ['neither number nor address', async () => ({ phoneOrEmail: 'a\u0000b', password: 'x\u0000' })],
    ])('with %s says the same', async (_name, given) => {
      const response = await browser(server).post(login.path, await given());
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 'credentials_wrong',
        message: 'Identifiants incorrects. Veuillez réessayer.',
      });
      expect(response.cookies).toEqual([]);
    });

    test.each([
      ['no name', { phoneOrEmail: '', password: 'x' }, 'field_missing', 'phoneOrEmail'],
      ['no password', { phoneOrEmail: 'x', password: '' }, 'field_missing', 'password'],
      [
        'a name that is too long',
        { phoneOrEmail: 'x'.repeat(255), password: 'x' },
        'value_too_long',
        'phoneOrEmail',
      ],
      [
        'a password that is too long',
        { phoneOrEmail: 'x', password: 'x'.repeat(201) },
        'value_too_long',
        'password',
      ],
      ['a list for a name', { phoneOrEmail: ['x'], password: 'x' }, 'invalid_input', 'phoneOrEmail'],
    ])('is refused with %s', async (_name, body, code, field) => {
      expect((await server.post(login.path, body)).json()).toMatchObject({ code, details: [{ field }] });
    });

    test('gives a new session each time, and ends the one before: a planted one is of no use', async () => {
      const { number, password, phone } = await account();
      phone.cookies.set('session', 'planted-by-somebody');
      await phone.post(login.path, { phoneOrEmail: number, password });
      const first = phone.cookies.get('session') ?? '';
      expect(first).not.toBe('planted-by-somebody');
      await phone.post(login.path, { phoneOrEmail: number, password });
      expect(phone.cookies.get('session')).not.toBe(first);
      phone.cookies.set('session', first);
      expect((await phone.get(me.path)).json()).toEqual({ user: null });
    });

    test('keeps the session from scripts, from other sites and from whoever reads the database', async () => {
      const { number, password, phone } = await account();
      const short = await phone.post(login.path, { phoneOrEmail: number, password });
      const cookie = short.cookies.find(({ name }) => name === 'session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie?.maxAge).toBeUndefined();
      expect(short.headers['cache-control']).toBe('no-store');
      const long = await phone.post(login.path, { phoneOrEmail: number, password, remember: true });
      expect(long.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
      const rows = await database().queries.select().from(sessions);
      expect(JSON.stringify(rows)).not.toContain(phone.cookies.get('session'));
      const [row] = await database().queries.select().from(accounts).where(eq(accounts.phoneNumber, number));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    test('makes the browser known for a year, whether or not it stays signed in', async () => {
      const { number, password, phone } = await account();
      const { cookies } = await phone.post(login.path, { phoneOrEmail: number, password });
      const device = cookies.find(({ name }) => name === 'device');
      expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 });
    });

    test('ends when the session is too old', async () => {
      const { number, password, phone } = await account();
      await phone.post(login.path, { phoneOrEmail: number, password, remember: true });
      await database().queries.update(sessions).set({ expiresAt: sql`now()` });
      expect((await phone.get(me.path)).json()).toEqual({ user: null });
    });

    test('is refused to the page of another site', async () => {
      const response = await server.post(login.path, {}, { origin: 'https://elsewhere.example' });
      expect(response.json().code).toBe('cross_origin');
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
