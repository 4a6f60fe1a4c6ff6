import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';
import { talkAgain } from '../modules/assistant/talk-again.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { sameOrigin } from '../plugins/same-origin.ts';
import { strictJson } from '../plugins/strict-json.ts';
import { writeSite } from '../testing/built-site.ts';
import { plainTalk } from './plain-talk.ts';

const app = fastify(serverOptions(readSettings({ LOG_LEVEL: 'silent' })));
await app.register(language);
await app.register(errorAnswers);
await app.register(sameOrigin, { publicUrl: undefined });
await app.register(strictJson);
await app.register(plainTalk, { folder: await writeSite(), talk: talkAgain(async () => []) });

const AGENT = "Un agent MTN m'appelle et demande mon code PIN";
const post = (fields: readonly (readonly [string, string])[], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/chatbot',
    payload: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the assistant, by plain posts', () => {
  test('answers a message with the page of the talk', async () => {
    const response = await post([['message', ` ${AGENT} `]]);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    const { address, talk } = response.json();
    expect(address).toBe('/chatbot');
    expect(talk.said).toEqual([AGENT]);
    expect(talk.answers).toHaveLength(1);
    expect(talk.answers[0].replies.map(({ label }: { label: string }) => label)).toContain('Non, rien');
  });

  test('goes on to the verdict from what the page carries, whichever button was pressed', async () => {
    const { talk } = (
      await post([
        ['talk', UUID],
        ['said', AGENT],
        ['message', ''],
        ['reply', 'Non, rien'],
      ])
    ).json();
    expect(talk).toMatchObject({ id: UUID, said: [AGENT, 'Non, rien'] });
    expect(talk.answers.at(-1)).toMatchObject({ verdict: 'danger', conversationPhase: 'completed' });
  });

  test('shows no secret again', async () => {
    const response = await post([
      ['said', 'mon code secret est 4821'],
      ['message', 'mon code secret est 7777'],
    ]);
    expect(response.body).not.toMatch(/4821|7777/);
  });

  test('keeps what was typed where the talk is too long, and says so', async () => {
    const long = 'a'.repeat(20_001);
    const response = await post([['message', long]], { cookie: 'app-language=en' });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      language: 'en',
      talk: { said: [], refused: { typed: long, message: expect.stringContaining('too long') } },
    });
  });

  test('is refused from the page of another site', async () => {
    const response = await post([['message', 'a']], { 'sec-fetch-site': 'cross-site' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'cross_origin']);
  });

  test('answers whatever is posted with a page', async () => {
    const field = fc.tuple(fc.constantFrom('talk', 'said', 'message', 'reply', 'x'), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 40 }), async (fields) => {
        const response = await post(fields);
        expect([200, 413]).toContain(response.statusCode);
        const { talk } = response.json();
        expect(talk.answers).toHaveLength(talk.said.length);
      }),
      { numRuns: 50 },
    );
  });
});
