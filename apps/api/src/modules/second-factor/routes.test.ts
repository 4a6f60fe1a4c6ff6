import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, secondFactors, sessions } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/moderation.ts';
import { codeOf, enrol, wrongCode } from '../../testing/authenticator.ts';
import type { Browser } from '../../testing/browser.ts';
import { anotherSession, minutesLater, signedIn } from '../../testing/moderator.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { moderatorCommand } from '../moderation/role.ts';

const { secondFactor, draftSecondFactor, confirmSecondFactor, showSecondFactor } = ENDPOINTS;
const { scamsToModerate, moderateScam, waitingReviews, decideReview, moderatedAttachment } = PATHS;
const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const at = (path: string, id: string) => path.replace('{id}', id);

const show = async (visitor: Browser, code: string) => {
  const response = await visitor.post(showSecondFactor.path, { code });
  return [response.statusCode, response.json().code ?? response.json().state];
};

describeOnEachDatabase('the second factor of moderators', (server) => {
  const queries = () => server.database().queries;
  const newModerator = () => signedIn(server, ['moderator'], false);
  const acts = async (account: string) =>
    (await queries().select().from(auditLog).where(eq(auditLog.account, account)).orderBy(auditLog.id)).map(
      ({ act }) => act,
    );

  test('is set up before anything of moderation opens', async () => {
    const visitor = await newModerator();
    for (const answer of [
      await visitor.get(scamsToModerate.path),
      await visitor.post(at(moderateScam.path, NOBODY), { action: 'publish' }),
      await visitor.get(at(moderatedAttachment.path, NOBODY)),
      await visitor.get(waitingReviews.path),
      await visitor.post(at(decideReview.path, NOBODY), { decision: 'publish' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_needed']);
    expect((await visitor.get(secondFactor.path)).json()).toEqual({ state: 'none' });
    const { recoveryCodes } = await enrol(visitor);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await visitor.get(secondFactor.path)).json()).toEqual({ state: 'shown' });
    expect((await visitor.get(scamsToModerate.path)).statusCode).toBe(200);
    expect(await acts(visitor.accountId)).toEqual(['sign_in', 'second_factor_set']);
  });

  test.each(['２８７０８２', 'ééé123', '123456\u0000'])(
    'is not set up by %j, and nothing breaks',
    async (code) => {
      const visitor = await newModerator();
      await visitor.post(draftSecondFactor.path, {});
      const confirmed = await visitor.post(confirmSecondFactor.path, { code });
      expect([confirmed.statusCode, confirmed.json().code]).toEqual([400, 'code_wrong']);
    },
  );

  test('is asked for in every session', async () => {
    const visitor = await newModerator();
    const { secret } = await enrol(visitor);
    const other = await anotherSession(server, visitor.accountId);
    expect((await other.get(secondFactor.path)).json()).toEqual({ state: 'asked' });
    expect((await other.get(scamsToModerate.path)).json().code).toBe('second_factor_needed');
    expect(await show(other, codeOf(secret, 3))).toEqual([400, 'code_wrong']);
    expect(await show(other, codeOf(secret, 1))).toEqual([200, 'shown']);
    expect((await other.get(scamsToModerate.path)).statusCode).toBe(200);
  });

  test('takes each code once, of two at the same time too', async () => {
    const visitor = await newModerator();
    const { secret } = await enrol(visitor);
    const code = codeOf(secret, 1);
    const answers = await Promise.all([show(visitor, code), show(visitor, code)]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 400]);
    expect(await show(visitor, code)).toEqual([400, 'code_wrong']);
    expect(await show(visitor, codeOf(secret, -1))).toEqual([400, 'code_wrong']);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const visitor = await newModerator();
    const { recoveryCodes } = await enrol(visitor);
    const other = await anotherSession(server, visitor.accountId);
    const typed = ` ${(recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ')} `;
    expect(await show(other, typed)).toEqual([200, 'shown']);
    expect(await show(other, typed)).toEqual([400, 'code_wrong']);
    expect(await acts(visitor.accountId)).toEqual([
      'sign_in',
      'second_factor_set',
      'sign_in',
      'recovery_code_used',
      'second_factor_wrong',
    ]);
  });

  test('is not guessed: after five wrong codes the right one is refused, though nothing else is limited', async () => {
    const visitor = await newModerator();
    const { secret } = await enrol(visitor);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await show(visitor, wrongCode(secret))).toEqual([400, 'code_wrong']);
    expect(await show(visitor, codeOf(secret, 1))).toEqual([429, 'too_many_requests']);
  });

  test('is not replaced by whoever has the password or the session alone', async () => {
    const visitor = await newModerator();
    await enrol(visitor);
    const thief = await anotherSession(server, visitor.accountId);
    for (const who of [thief, visitor]) {
      await minutesLater(server, visitor.accountId, 11);
      const drafted = await who.post(draftSecondFactor.path, {});
      expect([drafted.statusCode, drafted.json().code]).toEqual([403, 'sudo_needed']);
    }
  });

  test('is replaced by its owner, which ends the other sessions and the old codes', async () => {
    const visitor = await newModerator();
    const { secret, recoveryCodes } = await enrol(visitor);
    const other = await anotherSession(server, visitor.accountId);
    const again = await enrol(visitor);
    expect(again.secret).not.toBe(secret);
    expect((await other.get(secondFactor.path)).json().code).toBe('not_signed_in');
    expect(await show(visitor, recoveryCodes[0] ?? '')).toEqual([400, 'code_wrong']);
    expect(await show(visitor, codeOf(again.secret, 1))).toEqual([200, 'shown']);
  });

  test('stands in the database sealed, and so do the recovery codes', async () => {
    const visitor = await newModerator();
    const { secret, recoveryCodes } = await enrol(visitor);
    const rows = await queries().execute(
      sql`select (select json_agg(s) from second_factors s)::text || (select json_agg(r) from recovery_codes r)::text as kept`,
    );
    const kept = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(text);
  });

  test('is for moderators only', async () => {
    const visitor = await signedIn(server);
    for (const [path, body] of [
      [draftSecondFactor.path, {}],
      [confirmSecondFactor.path, { code: '123456' }],
      [showSecondFactor.path, { code: '123456' }],
    ] as const)
      expect((await visitor.post(path, body)).json().code).toBe('moderators_only');
  });

  describe('is asked for again', () => {
    const send = reporting(server);
    const reported = async () => {
      await send({ title: 'Un appel étrange' });
      const visitor = await signedIn(server, ['moderator']);
      const [scam] = (await visitor.get(scamsToModerate.path)).json<{ id: string }[]>();
      return scam?.id ?? '';
    };

    test.each(['fr', 'en'])('before what cannot be undone, after ten minutes, in %s', async (lang) => {
      const id = await reported();
      const visitor = await newModerator();
      const { secret } = await enrol(visitor);
      const decide = async (decision: object) => {
        const response = await visitor.post(`${at(moderateScam.path, id)}?lang=${lang}`, decision);
        return response.json().code ?? response.statusCode;
      };
      await minutesLater(server, visitor.accountId, 11);
      const masked = { action: 'mask', title: 'Un titre corrigé' };
      expect(await decide({ action: 'merge', into: NOBODY })).toBe('sudo_needed');
      expect(await decide(masked)).toBe(200);
      expect(await decide({ action: 'publish' })).toBe(200);
      expect(await decide(masked)).toBe('sudo_needed');
      expect(await decide({ action: 'reject' })).toBe('sudo_needed');
      expect((await visitor.post(at(decideReview.path, NOBODY), { decision: 'reject' })).json().code).toBe(
        'sudo_needed',
      );
      expect(await show(visitor, codeOf(secret, 1))).toEqual([200, 'shown']);
      await minutesLater(server, visitor.accountId, 9);
      expect(await decide({ action: 'reject' })).toBe(200);
    });

    test('where it was shown under a clock that was ahead and is right again', async () => {
      const visitor = await newModerator();
      await enrol(visitor);
      await minutesLater(server, visitor.accountId, -60);
      const drafted = await visitor.post(draftSecondFactor.path, {});
      expect(drafted.json().code).toBe('sudo_needed');
    });

    test('in each session for itself', async () => {
      const id = await reported();
      const visitor = await newModerator();
      const { secret, recoveryCodes } = await enrol(visitor);
      await minutesLater(server, visitor.accountId, 11);
      const other = await anotherSession(server, visitor.accountId);
      await show(other, recoveryCodes[0] ?? '');
      const refused = await visitor.post(at(moderateScam.path, id), { action: 'reject' });
      expect(refused.json().code).toBe('sudo_needed');
      expect(await show(visitor, codeOf(secret, 1))).toEqual([200, 'shown']);
    });
  });

  test('a session of a moderator lasts twelve hours, also when it is to be remembered', async () => {
    const { accountId } = await newModerator();
    await anotherSession(server, accountId);
    const [row] = await queries()
      .select({ hours: sql<number>`max(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::float` })
      .from(sessions)
      .where(eq(sessions.accountId, accountId));
    expect(row?.hours).toBeLessThanOrEqual(12);
  });

  test('roles given and taken, and a lost phone, end sessions and are written down to stay', async () => {
    const visitor = await newModerator();
    const email = `awa-${visitor.accountId}@exemple.bj`;
    await queries().update(accounts).set({ email }).where(eq(accounts.id, visitor.accountId));
    await enrol(visitor);
    for (const action of ['reset-second-factor', 'revoke', 'grant']) {
      const session = await anotherSession(server, visitor.accountId);
      await moderatorCommand(queries(), [action, email]);
      expect((await session.get(PATHS.me.path)).json()).toEqual({ user: null });
    }
    expect(
      await queries().select().from(secondFactors).where(eq(secondFactors.accountId, visitor.accountId)),
    ).toEqual([]);
    expect((await acts(visitor.accountId)).filter((act) => act !== 'sign_in')).toEqual([
      'second_factor_set',
      'second_factor_reset',
      'revoke',
      'grant',
    ]);
    const [granted] = await queries().select().from(auditLog).where(eq(auditLog.act, 'grant'));
    expect(granted?.doneBy).toMatch(/^command by \S/);
    for (const change of [
      sql`delete from audit_log`,
      sql`update audit_log set act = 'sign_in'`,
      sql`truncate audit_log`,
    ])
      await expect(queries().execute(change)).rejects.toThrow();
  });
});
