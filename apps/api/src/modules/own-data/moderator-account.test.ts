import { PATHS } from '@scamguard/contracts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/moderation.ts';
import { codeOf, enrol } from '../../testing/authenticator.ts';
import { anotherSession, minutesLater, signedIn } from '../../testing/moderator.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { deleteOwnData, showSecondFactor } = PATHS;

describeOnEachDatabase('the account of a moderator', (server) => {
  const { database } = server;
  const isThere = async (id: string) => (await database().queries.$count(accounts, eq(accounts.id, id))) > 0;

  test('is deleted with a code of the last ten minutes, which is written down', async () => {
    const visitor = await signedIn(server, ['moderator'], false);
    const { secret } = await enrol(visitor);
    const thief = await anotherSession(server, visitor.accountId);
    await minutesLater(server, visitor.accountId, 11);
    for (const [who, code] of [
      [thief, 'second_factor_needed'],
      [visitor, 'sudo_needed'],
    ] as const) {
      const refused = await who.post(deleteOwnData.path, {});
      expect([refused.statusCode, refused.json().code]).toEqual([403, code]);
    }
    expect(await isThere(visitor.accountId)).toBe(true);
    await visitor.post(showSecondFactor.path, { code: codeOf(secret, 1) });
    expect((await visitor.post(deleteOwnData.path, {})).statusCode).toBe(200);
    expect(await isThere(visitor.accountId)).toBe(false);
    const { accountId } = visitor;
    const rows = await database()
      .queries.select()
      .from(auditLog)
      .where(and(eq(auditLog.account, accountId), eq(auditLog.act, 'account_deleted')));
    expect(rows).toMatchObject([{ account: accountId, doneBy: 'account' }]);
  });

  test('of somebody without the role is deleted as before, and nothing is written down', async () => {
    const visitor = await signedIn(server);
    expect((await visitor.post(deleteOwnData.path, {})).statusCode).toBe(200);
    expect(await database().queries.$count(auditLog, eq(auditLog.account, visitor.accountId))).toBe(0);
  });
});
