import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { twilioSignature } from '../signature.ts';
import { stepAfter } from './steps.ts';
import { voiceWords } from './words.ts';
import { xmlOf } from './xml.ts';

const SECRET = 'voice-secret-of-tests';
const PUBLIC_URL = 'https://scamguard.example';
const NUMBER = '+22890000001';
/** A calm voice says so many words in a second. */
const WORDS_A_SECOND = 2.3;

/** What a person does at the phone: presses a key, and hears what the provider is told to say. */
const PROVIDERS = {
  'africas-talking': {
    settings: {},
    form: (key: string) => ({
      isActive: '1',
      sessionId: 'AT1',
      callerNumber: NUMBER,
      ...(key ? { dtmfDigits: key } : {}),
    }),
    next: /callbackUrl="([^"]+)"/,
  },
  twilio: {
    settings: { SMS_KEY: 'auth-token' },
    form: (key: string) => ({ CallSid: 'CA1', From: NUMBER, ...(key ? { Digits: key } : {}) }),
    next: /action="([^"]+)"/,
  },
} as const;

describe.each(Object.entries(PROVIDERS))('by %s', (provider, { settings, form, next }) => {
  describeOnEachDatabase(
    'a call',
    ({ ask }) => {
      const press = (url: string, key: string, headers: Record<string, string> = {}) => {
        const body = new URLSearchParams(form(key));
        return ask({
          method: 'POST',
          url: url.replace(PUBLIC_URL, ''),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-twilio-signature': twilioSignature('auth-token', url, body),
            ...headers,
          },
          payload: body.toString(),
        });
      };
      const start = `${PUBLIC_URL}/channels/voice/${SECRET}`;

      test('says what to do at once, and leads to first aid with one key, in both languages', async () => {
        const first = await press(start, '');
        expect(first.headers['content-type']).toContain('text/xml');
        expect(first.body).toContain('Ne donnez aucun code');
        const address = next.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
        const second = await press(address, '0');
        expect(second.body).toContain('Give no code');
        const again = next.exec(second.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
        const third = await press(again, '1');
        expect(third.body).toContain('call your operator or your bank right now');
        expect(third.body).toContain('117');
        expect(third.body).not.toMatch(next);
      });

      test('is not heard under another address', async () => {
        expect((await press(`${PUBLIC_URL}/channels/voice/another-secret-of-tests`, '')).statusCode).toBe(
          404,
        );
      });

      if (provider === 'twilio')
        test('is not heard with a forged signature', async () => {
          expect((await press(start, '', { 'x-twilio-signature': 'forged' })).statusCode).toBe(403);
        });
      else
        test('that has ended is told nothing', async () => {
          const payload = new URLSearchParams({ isActive: '0', sessionId: 'AT1' }).toString();
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          const response = await ask({ method: 'POST', url: `/channels/voice/${SECRET}`, headers, payload });
          expect([response.statusCode, response.body]).toEqual([204, '']);
        });
    },
    () => ({
      ...settings,
      PUBLIC_URL,
      VOICE_SECRET: SECRET,
      VOICE_PROVIDER: provider,
      VOICE_NUMBER: '+2290100000000',
    }),
  );
});

describe.each(['fr', 'en'] as const)('what a caller hears, in %s', (language) => {
  const { opening, sent, code, hungUp, other, otherNext } = voiceWords(language);

  test('is an order within a few seconds, and says who speaks', () => {
    expect(opening).toMatch(/^(Ne donnez aucun code|Give no code)/);
    expect(opening).toMatch(/machine/);
  });

  test.each([opening, sent, code, hungUp, other, ...otherNext])(
    'comes to the first action within 15 seconds: %s',
    (text) => {
      const first = text.split('. ', 1).join();
      expect(first.split(' ').length / WORDS_A_SECOND).toBeLessThan(15);
    },
  );
});

test('whatever is pressed, something is said, and what is said breaks no XML', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('0', '1', '2', '3', '9')), fc.array(fc.string()), (keys, lines) => {
      const { text, language } = stepAfter(keys, lines);
      expect(text).not.toBe('');
      const inside = /<Say[^>]*>([^]*?)<\/Say>/.exec(xmlOf('twilio', { text, language }))?.[1] ?? '';
      expect(inside).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
    }),
  );
});
