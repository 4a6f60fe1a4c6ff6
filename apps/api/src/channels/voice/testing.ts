import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { twilioSignature } from '../signature.ts';

export const SECRET = 'voice-secret-of-tests';
/** Without TLS: cookies of the studio's people have no other names then. */
export const PUBLIC_URL = 'http://scamguard.example';
export const START = `${PUBLIC_URL}/channels/voice/${SECRET}`;
export const CALLER = '+2290197000001';
const AUTH_TOKEN = 'auth-token';

/** What each provider posts when somebody calls or presses a key, and where it finds the address of the next key. */
export const PROVIDERS = {
  'africas-talking': {
    settings: {},
    form: (key: string, caller: string) => ({
      isActive: '1',
      sessionId: 'AT1',
      direction: 'Inbound',
      callerNumber: caller,
      destinationNumber: '+2290100000000',
      ...(key ? { dtmfDigits: key } : {}),
    }),
    next: /callbackUrl="([^"]+)"/,
  },
  twilio: {
    settings: { SMS_KEY: AUTH_TOKEN },
    form: (key: string, caller: string) => ({
      CallSid: 'CA1',
      Direction: 'inbound',
      From: caller,
      To: '+2290100000000',
      ...(key ? { Digits: key } : {}),
    }),
    next: /action="([^"]+)"/,
  },
} as const;
export type ProviderName = keyof typeof PROVIDERS;

export const settingsOf = (provider: ProviderName): Record<string, string> => ({
  ...PROVIDERS[provider].settings,
  PUBLIC_URL,
  VOICE_SECRET: SECRET,
  VOICE_PROVIDER: provider,
  VOICE_NUMBER: '+2290100000000',
});

const plain = (xml: string) =>
  xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The addresses of what is played, in order. */
export const playsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<Play(?: url="([^"]+)"\/|>([^<]+)<\/Play)>/g)].map(([, url, text]) =>
    plain(url ?? text ?? ''),
  );

/** The ids of the lines that are played, in order, each once where a step is said twice. */
export const linesIn = (xml: string): readonly string[] => [
  ...new Set(
    playsIn(xml).flatMap((address) => {
      const { pathname, searchParams } = new URL(address);
      const following = (searchParams.get('next') ?? '').split(',').filter(Boolean);
      return [pathname.replace(/^.*\/|\.mp3$/g, ''), ...following.map((each) => each.replace(/\.\d+$/, ''))];
    }),
  ),
];

/** What a voice reads, each once. */
export const saidIn = (xml: string): readonly string[] => [
  ...new Set([...xml.matchAll(/<Say[^>]*>([^<]*)<\/Say>/g)].map(([, text]) => plain(text ?? ''))),
];

/** A telephone that calls by a provider. */
export function phone(
  ask: (request: InjectOptions) => Promise<LightMyRequestResponse>,
  provider: ProviderName,
  caller = CALLER,
) {
  const { form, next } = PROVIDERS[provider];
  const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    return ask({
      method: 'POST',
      url: address.replace(PUBLIC_URL, ''),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(AUTH_TOKEN, address, body),
        ...headers,
      },
      payload: body.toString(),
    });
  };
  const press = (address: string, key: string, headers?: Record<string, string>) =>
    post(address, form(key, caller), headers);
  const nextIn = (xml: string) => plain(next.exec(xml)?.[1] ?? '');
  return {
    post,
    press,
    nextIn,
    /** Calls, presses these keys one after the other, and hears what comes last. */
    dial: async (keys: string) => {
      let { body } = await press(START, '');
      for (const key of keys) ({ body } = await press(nextIn(body), key));
      return body;
    },
  };
}
