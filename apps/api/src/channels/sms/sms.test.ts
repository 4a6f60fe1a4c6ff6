import { afterAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { twilioSignature } from '../signature.ts';
import { type Asked, providerServer } from '../testing/provider-server.ts';
import { settled } from '../testing/settled.ts';
import { inGsm7, partsOf } from './gsm7.ts';

const provider = await providerServer();
provider.behave(({ url }) => ({
  status: 201,
  body: url.includes('/Accounts/')
    ? { sid: 'SM1' }
    : { SMSMessageData: { Recipients: [{ statusCode: 101 }] } },
}));
afterAll(provider.close);

const SECRET = 'sms-secret-of-tests';
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";
const FORM = 'application/x-www-form-urlencoded';
const PUBLIC_URL = 'https://scamguard.example';

interface Way {
  readonly settings: Record<string, string>;
  readonly call: (id: string, from: string, text: string) => { type: string; body: string };
  readonly headers?: (body: string) => Record<string, string>;
  /** Whom a message of ours was sent to, and what it says. */
  readonly sent: (asked: Asked) => { to: string; text: string };
}

const form = (fields: Record<string, string>) => ({
  type: FORM,
  body: new URLSearchParams(fields).toString(),
});

const WAYS: Readonly<Record<string, Way>> = {
  'africas-talking': {
    settings: { SMS_USER: 'scamguard', SMS_KEY: 'key', SMS_FROM: '12345' },
    call: (id, from, text) =>
      form({ id, from, to: '12345', text, date: new Date().toISOString(), linkId: '', networkCode: '61603' }),
    sent: ({ body }) => {
      const fields = new URLSearchParams(body);
      return { to: fields.get('to') ?? '', text: fields.get('message') ?? '' };
    },
  },
  twilio: {
    settings: { SMS_USER: 'AC123', SMS_KEY: 'auth-token', SMS_FROM: '+15005550006' },
    call: (id, from, text) => form({ MessageSid: id, From: from, To: '+15005550006', Body: text }),
    headers: (body) => ({
      'x-twilio-signature': twilioSignature(
        'auth-token',
        `${PUBLIC_URL}/channels/sms/twilio/${SECRET}`,
        new URLSearchParams(body),
      ),
    }),
    sent: ({ body }) => {
      const fields = new URLSearchParams(body);
      return { to: fields.get('To') ?? '', text: fields.get('Body') ?? '' };
    },
  },
  http: {
    settings: { SMS_KEY: 'key' },
    call: (id, from, text) => ({
      type: 'application/json',
      body: JSON.stringify({ id, from, text, at: new Date().toISOString() }),
    }),
    sent: ({ body }) => JSON.parse(body),
  },
};

describe.each(Object.entries(WAYS))('by %s', (name, { settings, call, headers = () => ({}), sent }) => {
  describeOnEachDatabase(
    'text messages',
    ({ ask, database }) => {
      let number = 0;
      const post = (
        id: string,
        from: string,
        text: string,
        change: Record<string, string> = {},
        secret = SECRET,
      ) => {
        const { type, body } = call(id, from, text);
        return ask({
          method: 'POST',
          url: `/channels/sms/${name}/${secret}`,
          headers: { 'content-type': type, ...headers(body), ...change },
          payload: body,
        });
      };
      const person = () => {
        number += 1;
        return `+2290197${100_000 + number}`;
      };
      const answers = async (...calls: Parameters<typeof post>[]) => {
        const before = provider.asked.length;
        for (const each of calls) expect((await post(...each)).statusCode).toBe(200);
        await settled(database().queries);
        return provider.asked.slice(before).map(sent);
      };

      test('are answered once, in two parts at most, and lead on by number', async () => {
        const from = person();
        const first = [`${name}-${from}-1`, from, AGENT] as const;
        const [answer, ...more] = await answers([...first], [...first]);
        expect(more).toEqual([]);
        expect(answer?.to).toBe(from);
        expect(partsOf(answer?.text ?? '')).toBeLessThanOrEqual(2);
        expect(inGsm7(answer?.text ?? '')).toBe(answer?.text);
        expect(answer?.text).toMatch(/jamais de code\. STOP, EFFACER$/);
        const nothing = /(\d) Non, rien/.exec(answer?.text ?? '')?.[1] ?? '';
        expect(nothing).not.toBe('');
        const [second] = await answers([`${name}-${from}-2`, from, nothing]);
        expect(second?.text).toMatch(/^Danger/);
        expect(partsOf(second?.text ?? '')).toBeLessThanOrEqual(2);
      });

      test('STOP is confirmed once and ends it', async () => {
        const from = person();
        const [stopped] = await answers([`${name}-${from}-s`, from, 'STOP']);
        expect(stopped?.text).toContain('REPRENDRE');
        expect(await answers([`${name}-${from}-t`, from, AGENT])).toEqual([]);
      });

      test('are not heard under another address, from nobody, or in another shape', async () => {
        const from = person();
        expect((await post('x', from, AGENT, {}, 'another-secret-of-tests')).statusCode).toBe(404);
        expect((await post('y', 'withheld', AGENT)).statusCode).toBe(400);
        expect((await post('z', from, AGENT, { 'content-type': 'text/plain' })).statusCode).toBe(415);
      });

      if (name === 'twilio')
        test('are not heard with a forged signature', async () => {
          expect((await post('f', person(), AGENT, { 'x-twilio-signature': 'forged' })).statusCode).toBe(403);
        });
    },
    () => ({ ...settings, PUBLIC_URL, SMS_PROVIDER: name, SMS_URL: provider.url, SMS_IN_SECRET: SECRET }),
  );
});
