import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/client.ts';
import { databases } from '../testing/databases.ts';
import { testApp } from '../testing/test-server.ts';
import { openWays } from './testing/open-ways.ts';
import type { Said } from './testing/provider-server.ts';
import { settled, settledWithoutPauses } from './testing/settled.ts';

const { provider, mail, ways: WAYS } = await openWays();
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

/** How a provider fails once: over HTTP, and as a mail server. */
const FAILURES: readonly (readonly [string, Said, number | 'silent'])[] = [
  ['is overloaded', { status: 429 }, 421],
  ['is broken', { status: 500 }, 451],
  ['is silent', { isSilent: true }, 'silent'],
  ['breaks the connection off', { isCut: true }, 421],
];
let people = 22_901_980_000;
/** Milliseconds: what is due again is found soon. */
const SOON = { owed: 20 };

describe.each(Object.entries(WAYS))('a provider of %s', (name, { settings, url, call, sent, well }) => {
  describe.each(databases)('on $name', ({ open }) => {
    let database: Database;
    let app: FastifyInstance;
    beforeAll(async () => {
      database = await open();
      app = await testApp(database, { ...settings, CHANNEL_PATIENCE: '300' }, SOON);
      await app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(() => app.close());
    const post = (id: string, text: string) => app.inject({ method: 'POST', url, ...call(people, id, text) });

    test.each(FAILURES)(
      'that %s is asked again, and what it is given is the same',
      async (_what, http, smtp) => {
        people += 1;
        let isFailing = true;
        provider.behave(() => {
          const said = isFailing ? http : well;
          isFailing = false;
          return said;
        });
        mail.refuse(smtp);
        const before = sent().length;
        expect((await post(randomUUID(), AGENT)).statusCode).toBe(200);
        if (name === 'email') {
          while (sent().length === before) await new Promise((resolve) => setImmediate(resolve));
          mail.refuse(undefined);
        }
        await settledWithoutPauses(database.queries);
        const given = sent().slice(before);
        expect(given).toHaveLength(2);
        expect(given[1]).toBe(given[0]);
      },
    );

    test('whose call breaks off half way is heard once, when it comes whole', async () => {
      people += 1;
      provider.behave(() => well);
      const before = sent().length;
      const id = randomUUID();
      const { headers, payload } = call(people, id, AGENT);
      const { port } = app.server.address() as { port: number };
      const head = Object.entries({
        ...headers,
        host: 'scamguard.example',
        'content-length': String(Buffer.byteLength(payload)),
      })
        .map(([key, value]) => `${key}: ${value}\r\n`)
        .join('');
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST ${url} HTTP/1.1\r\n${head}\r\n${payload.slice(0, payload.length / 2)}`);
      await once(socket, 'ready');
      socket.end();
      socket.resume();
      await once(socket, 'close');
      expect((await post(id, AGENT)).statusCode).toBe(200);
      expect((await post(id, AGENT)).statusCode).toBe(200);
      await settled(database.queries);
      expect(sent().length).toBe(before + 1);
    });
  });
});

describe.each(databases)('a text message that Twilio took without a word, on $name', ({ open }) => {
  test.each([
    ['lists it', true, 1],
    ['does not list it', false, 2],
  ])('is not given to it again where it %s, and only there', async (_what, isListed, times) => {
    const way = WAYS['sms by Twilio'];
    if (!way) throw new Error('There is no Twilio.');
    const database = await open();
    const app = await testApp(database, { ...way.settings, CHANNEL_PATIENCE: '300' }, SOON);
    people += 1;
    let isFailing = true;
    let body = '';
    provider.behave((asked) => {
      if (asked.method === 'GET') {
        expect(new URL(asked.url, 'http://x').searchParams.get('To')).toBe(`+${people}`);
        const messages = [{ body, status: 'queued', date_created: new Date().toUTCString() }];
        return { body: { messages: isListed ? messages : [] } };
      }
      body = new URLSearchParams(asked.body).get('Body') ?? '';
      const said = isFailing ? { isSilent: true } : way.well;
      isFailing = false;
      return said;
    });
    const before = way.sent().length;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: way.url,
      ...way.call(people, randomUUID(), AGENT),
    });
    expect(statusCode).toBe(200);
    await settledWithoutPauses(database.queries);
    expect(way.sent().length - before).toBe(times);
    await app.close();
  });
});
