import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/client.ts';
import { databases } from '../testing/databases.ts';
import { testApp } from '../testing/test-server.ts';
import { openWays } from './testing/open-ways.ts';
import { settled } from './testing/settled.ts';
import { PUBLIC_URL, SECRET } from './testing/ways.ts';

const { provider, ways: WAYS } = await openWays();
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";
const OTHER_SECRET = 'secret-of-somebody-else';
const MEGABYTES = 9;
let people = 22_901_940_000;

/** The same call by somebody who knows no secret. */
function forged({ url, headers }: { readonly url: string; readonly headers: Record<string, string> }) {
  const names = ['x-hub-signature-256', 'x-telegram-bot-api-secret-token', 'x-twilio-signature'];
  return {
    url: url.replace(SECRET, OTHER_SECRET),
    headers: {
      ...headers,
      ...Object.fromEntries(names.filter((name) => headers[name]).map((name) => [name, OTHER_SECRET])),
    },
  };
}

describe.each(Object.entries(WAYS))(
  'a hostile or clumsy call on %s',
  (_name, { settings, url, call, sent, well }) => {
    describe.each(databases)('on $name', ({ open }) => {
      let database: Database;
      let app: FastifyInstance;
      beforeAll(async () => {
        database = await open();
        app = await testApp(database, settings);
        provider.behave(() => well);
      });
      afterAll(() => app.close());
      const post = (change: object) => app.inject({ method: 'POST', url, ...change });
      const answers = async (act: () => Promise<unknown>) => {
        const before = sent().length;
        await act();
        await settled(database.queries);
        return sent().slice(before);
      };

      test('that is forged is refused, and answered to nobody', async () => {
        people += 1;
        const { headers, payload } = call(people, randomUUID(), AGENT);
        const told = await answers(async () => {
          const { statusCode } = await post({ ...forged({ url, headers }), payload });
          expect([401, 403, 404]).toContain(statusCode);
        });
        expect(told).toEqual([]);
      });

      test('that is too large is refused before it is read', async () => {
        people += 1;
        const { headers, payload } = call(people, randomUUID(), 'a'.repeat(MEGABYTES * 1_048_576));
        const told = await answers(async () =>
          expect((await post({ headers, payload })).statusCode).toBe(413),
        );
        expect(told).toEqual([]);
      });

      test('that comes twice, late and before its forerunner is answered once for each message', async () => {
        people += 1;
        const one = call(people, randomUUID(), AGENT);
        const other = call(people, randomUUID(), 'Non, rien');
        const told = await answers(async () => {
          const codes = await Promise.all([other, one, other, one].map((each) => post(each)));
          expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
          await settled(database.queries);
          expect((await post(one)).statusCode).toBe(200);
        });
        expect(told).toHaveLength(2);
      });
    });
  },
);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const KEYS = {
  'the dialled menu': {
    path: `/channels/ussd/${SECRET}`,
    settings: { USSD_SECRET: SECRET, USSD_CODE: '*384*1#' },
    fields: { sessionId: 'AT1', phoneNumber: '+2290197000061', text: '4' },
    said: /^CON Raccrochez maintenant/,
  },
  'the call': {
    path: `/channels/voice/${SECRET}`,
    settings: {
      VOICE_SECRET: SECRET,
      VOICE_PROVIDER: 'africas-talking',
      VOICE_NUMBER: '+2290100000000',
      PUBLIC_URL,
    },
    fields: { sessionId: 'AT1', callerNumber: '+2290197000062', isActive: '1', dtmfDigits: '1' },
    said: /appelez tout de suite votre opérateur/,
  },
} as const;

describe.each(Object.entries(KEYS))(
  'a hostile or clumsy call of %s',
  (_name, { path, settings, fields, said }) => {
    describe.each(databases)('on $name', ({ open }) => {
      let app: FastifyInstance;
      beforeAll(async () => {
        app = await testApp(await open(), settings);
        await app.listen({ port: 0, host: '127.0.0.1' });
      });
      afterAll(() => app.close());
      const payload = new URLSearchParams(fields).toString();
      const post = (url: string, body: string) =>
        app.inject({ method: 'POST', url, headers: FORM, payload: body });

      test('is refused with another secret, and when it is too large', async () => {
        expect((await post(path.replace(SECRET, OTHER_SECRET), payload)).statusCode).toBe(404);
        expect((await post(path, `${payload}&x=${'a'.repeat(2_000_000)}`)).statusCode).toBe(413);
      });

      test('is answered alike each time it comes', async () => {
        const [one, other] = [await post(path, payload), await post(path, payload)];
        expect(one.body).toMatch(said);
        expect(other.body).toBe(one.body);
      });

      test('that breaks off half way leaves the next one heard', async () => {
        const { port } = app.server.address() as { port: number };
        const socket = connect(port, '127.0.0.1');
        const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${payload.length}`;
        socket.write(`${head}\r\n\r\n${payload.slice(0, payload.length / 2)}`);
        await once(socket, 'ready');
        socket.end();
        socket.resume();
        await once(socket, 'close');
        expect((await post(path, payload)).body).toMatch(said);
      });
    });
  },
);
