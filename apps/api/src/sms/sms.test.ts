import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Undelivered } from '../delivery/undelivered.ts';
import { readSettings } from '../env.ts';
import { smsInbox } from '../testing/sms-inbox.ts';
import { smsSender } from './index.ts';

const inbox = await smsInbox();
afterAll(inbox.close);

const TO = '+2290197000001';
const TEXT = 'Votre code est 123456 & plus : é';
const sender = (variables: Record<string, string>) =>
  smsSender(readSettings({ SMS_URL: inbox.url, ...variables }), () => expect.unreachable());
const lastForm = () => Object.fromEntries(new URLSearchParams(inbox.requests.at(-1)?.body));

const PROVIDERS = {
  'africas-talking': { SMS_PROVIDER: 'africas-talking', SMS_USER: 'scamguard', SMS_KEY: 'private-key' },
  twilio: { SMS_PROVIDER: 'twilio', SMS_USER: 'AC123', SMS_KEY: 'private-key', SMS_FROM: '+15005550006' },
  http: { SMS_PROVIDER: 'http', SMS_KEY: 'private-key', SMS_FROM: 'ScamGuard' },
};

const taken = (statusCode: number) => ({
  SMSMessageData: { Message: 'Sent to 1/1', Recipients: [{ statusCode, number: TO, messageId: 'ATXid_1' }] },
});

describe("Africa's Talking", () => {
  const { send, isTest } = sender(PROVIDERS['africas-talking']);
  beforeEach(() => inbox.answer(201, taken(101)));

  test('gets the message as its form', async () => {
    expect(isTest).toBe(false);
    await send(TO, TEXT);
    expect(lastForm()).toEqual({ username: 'scamguard', to: TO, message: TEXT });
    expect(inbox.requests.at(-1)?.headers).toMatchObject({
      apikey: 'private-key',
      accept: 'application/json',
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    });
  });

  test('is told the sender where one is set', async () => {
    await sender({ ...PROVIDERS['africas-talking'], SMS_FROM: 'ScamGuard' }).send(TO, TEXT);
    expect(lastForm()).toMatchObject({ from: 'ScamGuard' });
  });

  test.each([100, 101, 102])('has taken the message when it answers %i', async (status) => {
    inbox.answer(201, taken(status));
    await expect(send(TO, TEXT)).resolves.toBeUndefined();
  });

  test.each([
    ['a number that it does not take', taken(403)],
    ['a sender without credit', taken(405)],
    ['nobody at all', { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } }],
    ['nonsense', 'nonsense'],
  ])('has not taken it when it answers with success but names %s', async (_name, answer) => {
    inbox.answer(201, answer);
    await expect(send(TO, TEXT)).rejects.toThrow(Undelivered);
  });
});

describe('Twilio', () => {
  test('gets the message as its form, signed in as the account', async () => {
    inbox.answer(201, { sid: 'SM1', status: 'queued' });
    await sender(PROVIDERS.twilio).send(TO, TEXT);
    expect(inbox.requests.at(-1)?.url).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(inbox.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('AC123:private-key')}`);
    expect(lastForm()).toEqual({ To: TO, From: '+15005550006', Body: TEXT });
  });

  test('picks the sender where a messaging service is named', async () => {
    const service = `MG${'0'.repeat(32)}`;
    await sender({ ...PROVIDERS.twilio, SMS_FROM: service }).send(TO, TEXT);
    expect(lastForm()).toEqual({ To: TO, MessagingServiceSid: service, Body: TEXT });
  });

  test.each([
    ['in the same second', '2026-11-28T10:00:00.900Z', TEXT, 'queued', true],
    ['a second before', '2026-11-28T10:00:01.100Z', TEXT, 'queued', false],
    ['in vain', '2026-11-28T10:00:00Z', TEXT, 'failed', false],
    ['with other words', '2026-11-28T10:00:00Z', 'Bonjour', 'queued', false],
  ])('says whether it took a message: one %s', async (_name, since, body, status, isTaken) => {
    inbox.answer(200, { messages: [{ body, status, date_created: 'Sat, 28 Nov 2026 10:00:00 +0000' }] });
    expect(await sender(PROVIDERS.twilio).wasTaken?.(TO, TEXT, new Date(since))).toBe(isTaken);
  });
});

test('a gateway gets the message as JSON, with its key', async () => {
  inbox.answer(204, undefined);
  await sender(PROVIDERS.http).send(TO, TEXT);
  expect(JSON.parse(inbox.requests.at(-1)?.body ?? '')).toEqual({ to: TO, from: 'ScamGuard', text: TEXT });
  expect(inbox.requests.at(-1)?.headers.authorization).toBe('Bearer private-key');
});

describe.each(Object.entries(PROVIDERS))(
  '%s fails without naming number, message or key',
  (_name, variables) => {
    const failure = async (url: string) => {
      const error: unknown = await sender({ ...variables, SMS_URL: url })
        .send(TO, TEXT)
        .catch((reason) => reason);
      expect(error).toBeInstanceOf(Undelivered);
      expect(String(error)).not.toMatch(/229|123456|private-key/);
      return String(error);
    };

    test.each([400, 401, 429, 500])('when it answers with status %i', async (status) => {
      inbox.answer(status, { message: `${TO} refused`, code: 21211 });
      expect(await failure(inbox.url)).toContain(String(status));
    });

    test('when nothing answers', async () => {
      expect(await failure('http://127.0.0.1:1')).toContain('cannot be reached');
    });
  },
);

test('without a provider, the message is shown to whoever runs the server', async () => {
  const lines: string[] = [];
  const { isTest, send } = smsSender(readSettings({}), (line) => lines.push(line));
  await send(TO, TEXT);
  expect(isTest).toBe(true);
  expect(lines).toEqual([`Test server, no SMS is sent. To ${TO}: ${TEXT}`]);
});
