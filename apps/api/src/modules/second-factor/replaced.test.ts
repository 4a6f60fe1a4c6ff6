import { PATHS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/moderation.ts';
import { newNumber } from '../../testing/account-maker.ts';
import { codeOf, enrol } from '../../testing/authenticator.ts';
import { minutesLater, signedIn } from '../../testing/moderator.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(() => inbox.close());
/** A busy machine may take its time. */
const PATIENCE = { timeout: 60_000 };
const { showSecondFactor, draftSecondFactor, confirmSecondFactor } = PATHS;

/** What was sent to a number. */
const told = (phoneNumber: string) =>
  inbox.requests.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === phoneNumber);

describeOnEachDatabase(
  'another authenticator app',
  (server) => {
    const moderator = async (lang = 'fr') => {
      const visitor = await signedIn(server, ['moderator'], false);
      const phoneNumber = newNumber();
      await server
        .database()
        .queries.update(accounts)
        .set({ phoneNumber })
        .where(eq(accounts.id, visitor.accountId));
      return { ...visitor, phoneNumber, ...(await enrol(visitor, lang)) };
    };
    const acts = async (account: string) =>
      (
        await server
          .database()
          .queries.select()
          .from(auditLog)
          .where(eq(auditLog.account, account))
          .orderBy(auditLog.id)
      ).map(({ act, doneBy }) => [act, doneBy]);

    test.each(['code of the old app', 'recovery code'])(
      'takes the place of the old one after a %s',
      async (proof) => {
        const visitor = await moderator();
        await minutesLater(server, visitor.accountId, 11);
        expect((await visitor.post(draftSecondFactor.path, {})).json().code).toBe('sudo_needed');
        const code = proof === 'recovery code' ? visitor.recoveryCodes[0] : codeOf(visitor.secret, 1);
        expect((await visitor.post(showSecondFactor.path, { code })).statusCode).toBe(200);
        const next = await enrol(visitor);
        for (const old of [codeOf(visitor.secret, 1), ...visitor.recoveryCodes.slice(1, 3)])
          expect((await visitor.post(showSecondFactor.path, { code: old })).json().code).toBe('code_wrong');
        expect((await visitor.post(showSecondFactor.path, { code: codeOf(next.secret, 1) })).statusCode).toBe(
          200,
        );
        expect(await acts(visitor.accountId)).toContainEqual(['second_factor_replaced', 'account']);
      },
    );

    test.each([
      ['fr', 'a maintenant une application', 'nouvelle application'],
      ['en', 'now has an authenticator app', 'new authenticator app'],
    ])('is told to whoever owns the account, and so is the first, in %s', async (lang, first, words) => {
      const visitor = await moderator(lang);
      // Until there is one, the password alone is enough to set it up: the owner learns of it.
      await expect
        .poll(() => told(visitor.phoneNumber), PATIENCE)
        .toMatchObject([{ text: expect.stringContaining(first) }]);
      const { secret } = (await visitor.post(draftSecondFactor.path, {})).json();
      await visitor.post(`${confirmSecondFactor.path}?lang=${lang}`, { code: codeOf(secret) });
      await expect
        .poll(() => told(visitor.phoneNumber), PATIENCE)
        .toMatchObject([{}, { text: expect.stringContaining(words) }]);
    });

    test('is set up where the message cannot be sent', async () => {
      const visitor = await moderator();
      inbox.answer(500, {});
      const { secret } = (await visitor.post(draftSecondFactor.path, {})).json();
      const confirmed = await visitor.post(confirmSecondFactor.path, { code: codeOf(secret) });
      inbox.answer(200, {});
      expect([confirmed.statusCode, confirmed.json().recoveryCodes.length]).toEqual([200, 10]);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
