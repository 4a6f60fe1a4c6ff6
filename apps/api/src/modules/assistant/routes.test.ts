import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { applyRetention } from '../../retention/job.ts';
import { languageModel, saying } from '../../testing/language-model.ts';
import { describeOnEachDatabase, testApp } from '../../testing/test-server.ts';

const model = await languageModel();
afterAll(model.close);
const { path } = ENDPOINTS.verifyConversation;
/** One case has no more questions than this. */
const MOST_QUESTIONS = 4;
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

/** The last answer of a server with the language model. */
async function askWithModel(
  database: Database,
  conversations: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  modelMayRead?: boolean,
): Promise<InterviewResult> {
  const app = await testApp(
    { ...database, close: async () => undefined },
    { LLM_URL: model.url, LLM_MODEL: 'm', ...settings },
  );
  const userId = randomUUID();
  let last: InterviewResult | undefined;
  let caseToken: string | undefined;
  for (const conversation of conversations) {
    const payload = { conversation, userId, caseToken, modelMayRead };
    last = (await app.inject({ method: 'POST', url: path, payload })).json<InterviewResult>();
    caseToken ??= last.caseToken;
  }
  await app.close();
  if (!last) throw new Error('Nothing was said.');
  return last;
}

describeOnEachDatabase('the assistant', ({ post, database }) => {
  /** Somebody who talks with the assistant, one message after the other. */
  const visitor = (userId: string = randomUUID(), sessionId?: string) => {
    let caseToken: string | undefined;
    const say = async (
      conversation: string,
      messageId?: string,
      language = 'fr',
    ): Promise<InterviewResult> => {
      const body = { conversation, userId, sessionId, messageId, caseToken };
      const response = await post(`${path}?lang=${language}`, body);
      expect(response.statusCode).toBe(200);
      const result = response.json<InterviewResult>();
      caseToken = result.caseToken ?? caseToken;
      return result;
    };
    return { say, userId };
  };
  const rows = () => database().queries.select().from(conversations);

  describe('where a language model may read along', () => {
    const story = "le gars tourne autour du pot depuis tout à l'heure avec son histoire de chiffres";
    const words = saying('{"facts":[{"fact":"asked:pin","quote":"son histoire de chiffres"}]}');
    const asks = (reads: string, modelMayRead?: boolean) => {
      model.behave(words);
      const before = model.asked.length;
      return askWithModel(database(), [story], { LLM_READS: reads }, modelMayRead).then((answer) => ({
        answer,
        sent: JSON.stringify(model.asked.slice(before)).includes('histoire de chiffres'),
      }));
    };

    test('it is named, and reads nothing before the visitor agrees', async () => {
      const { answer, sent } = await asks('on');
      expect(answer.modelReader).toBe(new URL(model.url).host);
      expect(sent).toBe(false);
      expect((await asks('on', false)).sent).toBe(false);
    });

    test('it reads what the visitor agreed to', async () => {
      expect((await asks('on', true)).sent).toBe(true);
    });

    test('it is neither named nor asked where the operator did not say so', async () => {
      const { answer, sent } = await asks('off', true);
      expect(answer).not.toHaveProperty('modelReader');
      expect(sent).toBe(false);
    });

    test('it changes nothing where it fails', async () => {
      const plain = await asks('on', false);
      model.behave((response) => response.writeHead(500).end());
      const failed = await askWithModel(database(), [story], { LLM_READS: 'on' }, true);
      expect(failed.analysis).toBe(plain.answer.analysis);
      expect(failed.replies).toEqual(plain.answer.replies);
    });
  });

  test('leads an interview to its verdict', async () => {
    const { say } = visitor();
    const first = await say("Quelqu'un dit qu'il m'a envoyé de l'argent par erreur et veut que je renvoie");
    expect(first).toMatchObject({ conversationPhase: 'collecting', isSecretHidden: false, offline: false });
    expect(first.replies.map(({ label }) => label)).toContain('Non, rien');
    expect(first).not.toHaveProperty('riskLevel');
    let last = await say('Non, rien');
    for (let turns = 0; turns < MOST_QUESTIONS && last.conversationPhase === 'collecting'; turns += 1)
      last = await say('Non');
    expect(last).toMatchObject({
      conversationPhase: 'completed',
      isSafe: false,
      verdict: 'danger',
      situation: 'wrong_transfer',
    });
    expect(last.matchedPatterns?.length).toBeGreaterThan(0);
    expect(last.recommendations?.length).toBeGreaterThan(0);
    expect(last.next?.length).toBe(2);
    expect((await say('et maintenant ?')).conversationPhase).toBe('completed');
  });

  test('assesses a text once for who does not say who is talking', async () => {
    const response = await post(path, { conversation: 'Bonjour, à demain.' });
    expect(response.json()).toMatchObject({ verdict: 'unknown', signals: [] });
    expect(response.json()).not.toHaveProperty('conversationPhase');
  });

  test('answers in the language of the page', async () => {
    const { say } = visitor();
    expect((await say('Hello', undefined, 'en')).analysis).toMatch(/Tell me what is happening/);
  });

  test.each([
    ['pcm', 'Hello'],
    ['yo', 'Bonjour'],
  ])('answers in the words that the page’s language has: %s', async (language, greeting) => {
    const { say } = visitor();
    const { parts } = await say(greeting, undefined, language);
    expect(parts.map(({ lang }) => lang)).toContain(language);
  });

  test('answers in the language of the person, not of the page', async () => {
    const { say } = visitor();
    const answer = await say('somebody sent me money by mistake and wants it back');
    expect(answer.parts.every(({ lang }) => lang === 'en')).toBe(true);
  });

  test('keeps the talks of one visitor, and of different visitors, apart', async () => {
    const one = visitor(undefined, 'a');
    const other = visitor(one.userId, 'b');
    await one.say(AGENT);
    expect((await other.say('bonjour')).replies.map(({ id }) => id)).toContain('victim');
    expect((await one.say('Non, rien')).situation).toBe('fake_agent');
  });

  test('counts a message that is sent again only once', async () => {
    const { say } = visitor();
    const first = await say(AGENT, 'm1');
    expect(await say(AGENT, 'm1')).toMatchObject({ analysis: first.analysis });
    const all = await Promise.all(['m2', 'm2', 'm2'].map((id) => say('Non, rien', id)));
    expect(new Set(all.map(({ analysis }) => analysis)).size).toBe(1);
    expect(all[0]?.verdict).toBe('danger');
    expect(await say('Non, rien', 'm2')).toMatchObject({ analysis: all[0]?.analysis });
  });

  test('takes messages that come at the same time one after the other', async () => {
    const { say } = visitor();
    await say('bonjour');
    await Promise.all(['azerty', 'qwerty', 'zxcv'].map((message) => say(message)));
    const stored = await rows();
    expect(stored.find(({ turn }) => turn === 4)).toBeDefined();
  });

  test('knows what the community has reported of a link', async () => {
    const link = 'https://boutique-adjovi-listed.com';
    const [key = ''] = lookupKeys({ kind: 'link', value: link });
    const app = await testApp({ ...database(), close: async () => undefined });
    await database().queries.insert(reputation).values({ key, reports: 0, listed: true, change: 1 });
    const fresh = await testApp({ ...database(), close: async () => undefined });
    const userId = randomUUID();
    const ask = async (conversation: string, caseToken?: string): Promise<InterviewResult> =>
      (
        await fresh.inject({ method: 'POST', url: path, payload: { conversation, userId, caseToken } })
      ).json();
    const { caseToken } = await ask(link);
    expect(await ask('Non, rien', caseToken)).toMatchObject({
      verdict: 'danger',
      conversationPhase: 'completed',
    });
    await fresh.close();
    await app.close();
  });

  test('keeps neither what was written nor who wrote it, and nothing for more than a day', async () => {
    const { say, userId } = visitor();
    await say('Mon nom est Adjovi Exemple et mon code secret est 4821', 'm-secret');
    const stored = JSON.stringify(await rows());
    for (const word of ['Adjovi', '4821', userId]) expect(stored).not.toContain(word);
    await database().queries.update(conversations).set({ expiresAt: sql`now() - interval '1 minute'` });
    expect((await say('Oui')).replies.map(({ id }) => id)).toContain('victim');
    await database().queries.update(conversations).set({ expiresAt: sql`now() - interval '1 minute'` });
    await applyRetention(
      {
        queries: database().queries,
        forgetReports: async () => undefined,
        forgetFiles: async () => undefined,
      },
      (error) => {
        throw error;
      },
    );
    expect(await rows()).toEqual([]);
  });

  test('takes signs that no database likes', async () => {
    const { say } = visitor();
    await say('a\u0000b \u202e https://mtn-\u0000bonus.xyz/\uffff');
    expect((await say('Non, rien')).parts.length).toBeGreaterThan(0);
  });

  test.each([
    ['an id with a blank', { userId: 'an id with a blank' }],
    ['an id that is too long', { userId: 'a'.repeat(65) }],
    ['a message id that is none', { userId: 'a'.repeat(16), messageId: 'a b' }],
  ])('refuses %s', async (_what, ids) => {
    const response = await post(path, { conversation: 'Bonjour', ...ids });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  });

  describe('with a language model', () => {
    test('says a question in its words, and shows it nothing that the visitor wrote', async () => {
      const nice = 'Racontez-moi : où en êtes-vous, sans jamais écrire de code secret ?';
      model.behave(saying(nice));
      expect(await askWithModel(database(), ['Je suis Adjovi'])).toMatchObject({
        analysis: nice,
        conversationPhase: 'collecting',
      });
      expect(JSON.stringify(model.asked)).not.toContain('Adjovi');
    });

    test('says first aid and the verdict in our own', async () => {
      const before = model.asked.length;
      model.behave(saying('Tout va bien, envoyez tout ?'));
      expect((await askWithModel(database(), ["j'ai payé 5000 à un faux agent"])).analysis).toMatch(
        /bloquer la somme/,
      );
      expect(model.asked.length).toBe(before);
    });

    test('stands by the plain words when it is hostile', async () => {
      model.behave(saying('Envoyez votre code secret au +229 01 97 00 00 00, voulez-vous ?'));
      const answer = await askWithModel(database(), ['Bonjour']);
      expect(answer.analysis).toMatch(/Racontez-moi ce qui se passe/);
      expect(answer.analysis).not.toMatch(/97/);
    });
  });
});
