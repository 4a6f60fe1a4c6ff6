import { camel, isKebab, spaced } from './names.mjs';

export const usage = 'NAME   (the messenger or provider, such as signal-chat)';
export const takes = [];
export const nameIs = 'small letters and hyphens, such as signal-chat';
export const isName = (name) => isKebab(name) && name.length <= 30;

const CHANNELS = 'apps/api/src/channels';
const ENV = 'apps/api/src/env.ts';

/**
 * A way to write to us: how a call of its provider is read, how an answer is shaped and sent, what the provider says in the test, and its
 * settings. It speaks plain JSON until its author puts the provider's own protocol there.
 */
export async function make(project, name) {
  const folder = `${CHANNELS}/${name}`;
  const word = name.toUpperCase().replaceAll('-', '_');
  const id = camel(name);
  project.create(`${folder}/receive.ts`, receiveOf(name, id));
  project.create(`${folder}/send.ts`, sendOf(name, id));
  project.create(`${folder}/shape.ts`, shapeOf(name));
  project.create(`${folder}/fixtures.ts`, fixturesOf(name));
  project.create(`${folder}/${name}.test.ts`, testOf(name, word));

  await project.change(`${CHANNELS}/message.ts`, (text) =>
    text.replace(/(export type ChannelName = [^;]+);/, `$1 | '${name}';`),
  );
  await project.insertBefore(
    ENV,
    / {2}\['VOICE_SECRET',/,
    `  ['${word}_SECRET', '${word}_URL', '${word}_KEY'],\n`,
  );
  await project.insertBefore(
    ENV,
    / {2}\/\*\* The most messages that are answered on one channel/,
    `  /** ${spaced(name)}: the end of the address that the provider calls, its own address, and its key. Absent: nobody is answered there. */
  ${word}_SECRET: addressSecret.optional(),
  ${word}_URL: baseUrl.optional(),
  ${word}_KEY: z.string().optional(),\n`,
  );
  const plugin = `${CHANNELS}/plugin.ts`;
  await project.insertBefore(
    plugin,
    /import \{ keepBytes \}/,
    `import { ${id}Routes } from './${name}/receive.ts';\nimport { ${id} } from './${name}/send.ts';\n`,
  );
  await project.insertBefore(
    plugin,
    / {2}if \(!on\.size &&/,
    `  const { ${word}_URL: ${id}Url, ${word}_KEY: ${id}Key } = settings;
  if (${id}Url && ${id}Key) on.set('${name}', ${id}({ url: ${id}Url, key: ${id}Key, patience }));\n`,
  );
  await project.insertBefore(
    plugin,
    / {2}if \(settings\.VOICE_SECRET\)\n/,
    `  if (settings.${word}_SECRET)
    await app.register(${id}Routes, { receive, secret: settings.${word}_SECRET });\n`,
  );
  await project.insertBefore(
    'README.md',
    /\| `CHANNEL_PER_DAY`/,
    `| \`${word}_SECRET\`, \`${word}_URL\`, \`${word}_KEY\` | none: nobody is answered on ${spaced(name)} | the end of the address that its provider calls, the provider's address and key |\n`,
  );
  return {
    tests: [`${folder}/${name}.test.ts`],
    next: [
      `Read the provider's own call in ${folder}/receive.ts, and believe it by its signature where it has one.`,
      `Say in ${folder}/shape.ts what it can show, and in send.ts how it is asked. Name your source in both.`,
      `Put what the provider really sends into ${folder}/fixtures.ts: forged, doubled, cut and oversize too.`,
      `Add it to ${CHANNELS}/testing/ways.ts: the tests of every channel then try it.`,
      'Tell of it in docs/channels.md.',
    ],
  };
}

const receiveOf = (name, id) => `import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Receive } from '../door/index.ts';
import type { Incoming } from '../message.ts';
import { bytesOf, jsonOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame } from '../signature.ts';

const message = z.object({
  id: z.string().min(1).max(200),
  from: z.string().min(1).max(200),
  text: z.string(),
  at: z.iso.datetime({ offset: true }).optional(),
});

/** The message in a call of the provider; undefined when it is none. */
export function messageIn(body: unknown, now: number): Incoming | undefined {
  const { data } = message.safeParse(body);
  if (!data) return undefined;
  const { id, from, text } = data;
  return { id, from, to: from, text, at: data.at === undefined ? now : Date.parse(data.at) };
}

/** Keeps what the provider brings, and tells it so only then. */
export async function ${id}Routes(
  app: FastifyInstance,
  { receive, secret }: { readonly receive: Receive; readonly secret: string },
) {
  app.post('/channels/${name}/:secret', async (request, reply) => {
    const { params } = request as FastifyRequest<{ Params: { secret: string } }>;
    if (!isSame(params.secret, secret)) return refused(reply, 404, 'There is nothing here.');
    const message = messageIn(jsonOf(bytesOf(request)), Date.now());
    if (!message) return refused(reply, 400, 'This is no message of ${spaced(name)}.');
    await receive('${name}', [message]);
    return 'ok';
  });
}
`;

const sendOf = (name, id) => `import type { Channel } from '../message.ts';
import { callProvider } from '../provider.ts';
import { shape } from './shape.ts';

/** Sends by the provider; what it refuses for good is not tried again, the rest is. */
export function ${id}({
  url,
  key,
  patience,
}: {
  readonly url: string;
  readonly key: string;
  readonly patience: number;
}): Channel {
  return {
    name: '${name}',
    shape,
    send: async (body, _message, mark) => {
      // The same piece has the same key: a provider that hears it twice can send it once.
      const headers = { authorization: \`Bearer \${key}\`, 'idempotency-key': mark };
      await callProvider('${spaced(name)}', url, { headers, body, patience });
    },
  };
}
`;

const shapeOf = () => `import type { Incoming, Outgoing, Piece } from '../message.ts';

/** One text, with the answers by number. */
export function shape(
  { paragraphs, buttons, question, notice }: Outgoing,
  { to }: Incoming,
): readonly Piece[] {
  const answers =
    question === undefined ? [] : buttons.map(({ label }, index) => \`\${index + 1} \${label}\`);
  const text = [...paragraphs, answers.join('\\n'), notice].filter(Boolean).join('\\n\\n');
  return [{ to, text }];
}
`;

const fixturesOf = (name) => `/** What the provider of ${spaced(name)} posts for one message. */
export const callOf = (id: string, from: string, text: string) => ({ id, from, text });

/** What it posts that is no message. */
export const OTHERS: readonly unknown[] = [{}, [], null, { id: '', from: 'a', text: 'b' }, { id: 'a', from: 'b' }];
`;

const testOf = (name, word) => `import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { providerServer } from '../testing/provider-server.ts';
import { settled } from '../testing/settled.ts';
import { wordsOf } from '../words/index.ts';
import { callOf, OTHERS } from './fixtures.ts';
import { messageIn } from './receive.ts';

const provider = await providerServer();
afterAll(provider.close);
const SECRET = 'a-secret-of-the-tests';
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

describeOnEachDatabase(
  '${spaced(name)}',
  ({ ask, database }) => {
    beforeEach(() => provider.behave(() => ({})));
    const post = (body: string, secret = SECRET) =>
      ask({
        method: 'POST',
        url: \`/channels/${name}/\${secret}\`,
        headers: { 'content-type': 'application/json' },
        payload: body,
      });
    const answers = async (...bodies: readonly object[]) => {
      const before = provider.asked.length;
      for (const body of bodies) expect((await post(JSON.stringify(body))).statusCode).toBe(200);
      await settled(database().queries);
      return provider.asked.slice(before).map(({ body }) => JSON.parse(body));
    };

    test('is answered once, however often the provider calls', async () => {
      const from = randomUUID();
      const call = callOf(randomUUID(), from, AGENT);
      const [answer, ...more] = await answers(call, call);
      expect([answer.to, more]).toEqual([from, []]);
      expect(answer.text).toMatch(/^À faire maintenant/);
      expect(answer.text).toContain(wordsOf('fr').notice);
    });

    test('is not heard with another secret, in half, or in another shape', async () => {
      const whole = JSON.stringify(callOf('a', 'b', AGENT));
      expect((await post(whole, 'another-secret-of-tests')).statusCode).toBe(404);
      expect((await post(whole.slice(0, -9))).statusCode).toBe(400);
      for (const other of OTHERS) expect((await post(JSON.stringify(other))).statusCode).toBe(400);
    });

    test.each([
      ['is overloaded', { status: 429 }],
      ['is broken', { status: 500 }],
      ['is silent', { isSilent: true }],
    ])('is answered once, though the provider %s', async (_what, failure) => {
      let isFailing = true;
      provider.behave(() => {
        const said = isFailing ? failure : {};
        isFailing = false;
        return said;
      });
      const sent = await answers(callOf(randomUUID(), randomUUID(), AGENT));
      expect(sent).toHaveLength(2);
      expect(sent[0]).toEqual(sent[1]);
    });
  },
  () => ({
    ${word}_SECRET: SECRET,
    ${word}_URL: provider.url,
    ${word}_KEY: 'key',
    CHANNEL_PATIENCE: '300',
  }),
);

test('a call of any shape is read or refused, and never ends in an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => messageIn(value, 0)).not.toThrow();
    }),
  );
});
`;
