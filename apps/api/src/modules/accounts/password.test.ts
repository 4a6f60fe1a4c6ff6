import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { accountMaker, newNumber } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
const mail = await mailServer();
afterAll(() => Promise.all([inbox.close(), mail.close()]));
const { changePassword, passwordCode, resetPassword, login, me } = ENDPOINTS;

const onEachDatabase = (title: string, tests: Parameters<typeof describeOnEachDatabase>[1]) =>
  describeOnEachDatabase(title, tests, () => ({
    SMS_PROVIDER: 'http',
    SMS_URL: inbox.url,
    SMTP_URL: mail.url,
    MAIL_TO: 'team@exemple.bj',
  }));

onEachDatabase('a forgotten password', (server) => {
  const account = accountMaker(server, inbox);
  const password = 'nouveau mot';

  test.each(['fr', 'en'])('is replaced by the code, which ends every session, in %s', async (lang) => {
    const { number, phone, password: old, id } = await account();
    await phone.post(login.path, { phoneOrEmail: number, password: old });
    const other = browser(server);
    const asked = await other.post(`${passwordCode.path}?lang=${lang}`, { phoneOrEmail: number });
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toEqual({ expiresInSeconds: 600, isTestServer: false });
    const otp = await inbox.takeCode(number);
    const reset = await other.post(resetPassword.path, { phoneOrEmail: number, otp, password });
    expect(reset.json().user).toMatchObject({ id, phoneNumber: number });
    expect((await phone.get(me.path)).json().user).toBeNull();
    expect((await other.post(login.path, { phoneOrEmail: number, password: old })).statusCode).toBe(401);
    expect((await other.post(login.path, { phoneOrEmail: number, password })).statusCode).toBe(200);
  });

  test('gets the same answer for a number without account, to which nothing is sent', async () => {
    const { number } = await account();
    const stranger = newNumber();
    const answers = [];
    for (const phoneOrEmail of [stranger, number]) {
      const { statusCode, body, cookies } = await browser(server).post(passwordCode.path, { phoneOrEmail });
      answers.push({ statusCode, body, cookies: cookies.map((cookie) => ({ ...cookie, value: '' })) });
    }
    expect(answers[1]).toEqual(answers[0]);
    await inbox.takeCode(number);
    expect(inbox.hasUnread(stranger)).toBe(false);
  });

  test('is replaced by the code in a mail as well', async () => {
    const { id } = await account();
    const email = `awa-${id}@exemple.bj`;
    await server.database().queries.update(accounts).set({ email }).where(eq(accounts.id, id));
    const phone = browser(server);
    await phone.post(passwordCode.path, { phoneOrEmail: email });
    const otp = /code est (\d{6})/.exec(await mail.take())?.[1];
    expect((await phone.post(resetPassword.path, { phoneOrEmail: email, otp, password })).statusCode).toBe(
      200,
    );
    expect((await phone.post(login.path, { phoneOrEmail: email, password })).statusCode).toBe(200);
  });

  test('is not replaced by the code of a registration, nor by a code in another browser', async () => {
    const { number } = await account();
    const phone = browser(server);
    await phone.post(ENDPOINTS.register.path, { phoneNumber: number, password });
    const otp = await inbox.takeCode(number);
    const asRegistration = await phone.post(resetPassword.path, { phoneOrEmail: number, otp, password });
    expect(asRegistration.json().code).toBe('code_expired');
    await browser(server).post(passwordCode.path, { phoneOrEmail: number });
    const elsewhere = await phone.post(resetPassword.path, {
      phoneOrEmail: number,
      otp: await inbox.takeCode(number),
      password,
    });
    expect(elsewhere.json().code).toBe('code_expired');
  });

  test.each([
    ['no name', passwordCode.path, {}, 'field_missing'],
    [
      'a name that is neither number nor address',
      passwordCode.path,
      { phoneOrEmail: 'Awa' },
      'invalid_input',
    ],
    ['a name of the wrong type', passwordCode.path, { phoneOrEmail: 5 }, 'invalid_input'],
    [
      'a new password that is too short',
      resetPassword.path,
      { phoneOrEmail: 'a', otp: '123456', password: 'a' },
      'value_too_short',
    ],
    ['no code', resetPassword.path, { phoneOrEmail: 'a', password }, 'field_missing'],
    [
      'a name of nobody',
      resetPassword.path,
      { phoneOrEmail: 'a\u0000', otp: '123456', password },
      'code_expired',
    ],
  ])('is not replaced with %s', async (_name, path, body, code) => {
    const response = await server.post(path, body);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});

onEachDatabase('a password that is changed', (server) => {
  const account = accountMaker(server, inbox);
  const password = 'nouveau mot';

  test('ends every other session and keeps this one', async () => {
    const { number, phone, password: currentPassword } = await account();
    const other = browser(server);
    for (const who of [phone, other])
      await who.post(login.path, { phoneOrEmail: number, password: currentPassword });
    const response = await phone.post(changePassword.path, { currentPassword, password });
    expect(response.json().user).toMatchObject({ phoneNumber: number });
    expect((await phone.get(me.path)).json().user).not.toBeNull();
    expect((await other.get(me.path)).json().user).toBeNull();
    expect((await other.post(login.path, { phoneOrEmail: number, password })).statusCode).toBe(200);
  });

  test('needs somebody signed in', async () => {
    const response = await server.post(changePassword.path, { currentPassword: 'x', password });
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
  });

  test.each([
    ['a wrong current one', { currentPassword: 'faux' }, 401, 'credentials_wrong'],
    ['a new one that is too short', { password: 'court' }, 400, 'value_too_short'],
    ['no current one', { currentPassword: undefined }, 400, 'field_missing'],
    ['a new one that is too long', { password: 'x'.repeat(201) }, 413, 'value_too_long'],
  ])('is refused with %s', async (_name, change, status, code) => {
    const { number, phone, password: currentPassword } = await account();
    await phone.post(login.path, { phoneOrEmail: number, password: currentPassword });
    const response = await phone.post(changePassword.path, { currentPassword, password, ...change });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});
