import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { conversations } from '../../db/schema/conversations.ts';
import { browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { path } = ENDPOINTS.verifyConversation;
const OPENING = "Un agent MTN m'appelle et demande mon code PIN";
/** A sentence that the assistant says only to somebody who has told of the agent and answered the first question. */
const VERDICT = /Danger/;

describeOnEachDatabase('a talk with the assistant belongs to who began it', (server) => {
  const { post, database } = server;
  const say = async (body: object, headers?: Record<string, string>) => {
    const response = await post(path, body, headers);
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const begin = async () => {
    const userId = randomUUID();
    const messageId = randomUUID();
    const { caseToken } = await say({ conversation: OPENING, userId, messageId });
    return { userId, messageId, caseToken };
  };

  test('by the token of its first answer', async () => {
    const { userId, caseToken } = await begin();
    expect(caseToken).toMatch(/^[\w.-]{43,}$/);
    const second = await say({ conversation: 'Non, rien', userId, caseToken });
    expect(second.analysis).toMatch(VERDICT);
    expect(second).not.toHaveProperty('caseToken');
  });

  test('by the cookie that the first answer sets, which scripts cannot read', async () => {
    const phone = browser(server);
    const userId = randomUUID();
    const first = await phone.post(path, { conversation: OPENING, userId });
    expect(first.headers['set-cookie']).toMatch(/^case=\S+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const second = await phone.post(path, { conversation: 'Non, rien', userId });
    expect(second.json().analysis).toMatch(VERDICT);
  });

  test('and one browser leads several by one cookie', async () => {
    const phone = browser(server);
    const userId = randomUUID();
    const speak = async (sessionId: string, conversation: string) =>
      (await phone.post(path, { conversation, userId, sessionId })).json();
    await speak('one', OPENING);
    await speak('two', 'bonjour');
    expect((await speak('one', 'Non, rien')).analysis).toMatch(VERDICT);
  });

  test.each([
    ['no token', () => undefined],
    ['a guessed token', () => 'a'.repeat(43)],
    ['a token of the right form', () => `${'a'.repeat(43)}.${'b'.repeat(43)}`],
    ['the token of another talk', async () => (await begin()).caseToken],
  ])('a stranger with the same userId and %s begins a talk of their own', async (_what, token) => {
    const { userId, messageId, caseToken } = await begin();
    const theirs = await token();
    const stolen = await say({ conversation: 'Non, rien', userId, messageId, caseToken: theirs });
    expect(stolen.analysis).not.toMatch(VERDICT);
    expect([caseToken, theirs]).not.toContain(stolen.caseToken);
    const owner = await say({ conversation: 'Non, rien', userId, caseToken });
    expect(owner.analysis).toMatch(VERDICT);
  });

  test('and a guessed cookie begins one too', async () => {
    const { userId } = await begin();
    const planted = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
    const answer = await say({ conversation: 'Oui', userId }, { cookie: `case=${planted}` });
    expect(answer.caseToken).not.toBe(planted);
  });

  test('even if its id is known to somebody who asks for the last answer again', async () => {
    const { userId, messageId, caseToken } = await begin();
    const owner = await say({ conversation: OPENING, userId, messageId, caseToken });
    const stranger = await say({ conversation: 'bonjour', userId, messageId });
    expect(owner.analysis).not.toBe('');
    expect(stranger.analysis).not.toBe(owner.analysis);
  });

  test('whoever begins twice at the same time has two, and each goes on by its token', async () => {
    const userId = randomUUID();
    const starts = await Promise.all([OPENING, OPENING].map((conversation) => say({ conversation, userId })));
    const tokens = starts.map(({ caseToken }) => caseToken);
    expect(new Set(tokens).size).toBe(2);
    for (const caseToken of tokens) {
      expect((await say({ conversation: 'Non, rien', userId, caseToken })).analysis).toMatch(VERDICT);
    }
  });

  test('the token stands nowhere in the database', async () => {
    const { caseToken } = await begin();
    expect(JSON.stringify(await database().queries.select().from(conversations))).not.toContain(caseToken);
  });

  test.each(['fr', 'en'])('an id of fewer than 16 characters is refused in words (%s)', async (lang) => {
    for (const userId of ['a', 'a'.repeat(15)]) {
      const response = await post(`${path}?lang=${lang}`, { conversation: 'Bonjour', userId });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'user_id_too_short', details: [{ field: 'userId', problem: 'too_short' }] },
      ]);
      expect(response.json().message).toContain('16');
    }
    await say({ conversation: 'Bonjour', userId: 'a'.repeat(16) });
  });
});
