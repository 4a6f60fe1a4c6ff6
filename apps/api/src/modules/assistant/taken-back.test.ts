import { randomUUID } from 'node:crypto';
import { CASE_TOKEN_HEADER, ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import { expect, test } from 'vitest';
import { conversations } from '../../db/schema/conversations.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { contactKeys } from '../../secrets/contact-keys.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase, TEST_SECRET } from '../../testing/test-server.ts';
import { takeTurn } from '../reputation/recount.ts';

const { path } = ENDPOINTS.verifyConversation;
const LATER = new Date('2126-05-04T03:02:01Z');
const hide = contactKeys(TEST_SECRET).hidden;
let lines = 97_100_000;

describeOnEachDatabase('a verdict that others change', (server) => {
  const { ask, post, database } = server;
  const report = reporting(server);
  /** A talk about a number that nobody knows yet, led to its end. */
  const talk = async () => {
    lines += 1;
    const number = `+229 01 ${lines}`;
    const userId = randomUUID();
    let caseToken: string | undefined;
    const say = async (conversation: string): Promise<InterviewResult> => {
      const result = (await post(path, { conversation, userId, caseToken })).json<InterviewResult>();
      caseToken ??= result.caseToken;
      return result;
    };
    const again = async () =>
      (
        await ask({
          url: `${ENDPOINTS.takenBack.path}?userId=${userId}`,
          headers: { [CASE_TOKEN_HEADER]: caseToken ?? '' },
        })
      ).json();
    await say(number);
    let last = await say('Je ne sais pas');
    for (let turns = 0; turns < 5 && last.conversationPhase === 'collecting'; turns += 1)
      last = await say('Je ne sais pas');
    expect(last).toMatchObject({ conversationPhase: 'completed', verdict: 'unknown' });
    return { number, say, again, userId };
  };
  const know = async (number: string, row: Partial<typeof reputation.$inferInsert>) => {
    const [plain = ''] = lookupKeys({ kind: 'number', value: number });
    const key = hide(plain);
    await database().queries.transaction(async (transaction) => {
      const values = {
        reports: 0,
        lastReportedAt: new Date('2026-11-04T03:02:01Z'),
        countsUntil: LATER,
        listed: false,
        ...row,
        change: await takeTurn(transaction),
      };
      await transaction
        .insert(reputation)
        .values({ key, ...values })
        .onConflictDoUpdate({ target: reputation.key, set: values });
    });
    // With every report the server reads what has changed.
    expect((await report()).statusCode).toBe(201);
  };

  test('is told to whoever comes back, with what to do now, and taken back when the report is withdrawn', async () => {
    const { number, say, again } = await talk();
    expect(await again()).toEqual({ changed: false });
    await know(number, { listed: true });
    const told = await again();
    expect(told).toMatchObject({
      changed: true,
      answer: { verdict: 'danger', conversationPhase: 'completed' },
    });
    expect(told.answer.parts[0].text).toContain('signalé');
    expect(told.answer.recommendations.length).toBeGreaterThan(0);
    const next = await say('et maintenant ?');
    expect(next.parts[0]?.text).toContain('signalé');
    expect(await again()).toEqual({ changed: false });
    await know(number, { listed: false });
    expect((await again()).answer.parts[0].text).toContain('retiré');
  });

  test('is told to nobody else', async () => {
    const { number, userId } = await talk();
    await know(number, { listed: true });
    const url = `${ENDPOINTS.takenBack.path}?userId=${userId}`;
    expect((await ask({ url })).json()).toEqual({ changed: false });
  });

  test('needs nothing to be kept that shows what was checked', async () => {
    const { number } = await talk();
    const rows = await database().queries.select().from(conversations);
    const kept = rows.map(({ state }) => state).join('\n');
    expect(kept).not.toContain(number.replaceAll(' ', '').slice(-8));
  });
});
