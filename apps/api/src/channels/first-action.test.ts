import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { onSite } from './testing/on-site.ts';
import { OTHER_PERSONS, SIX_PERSONS } from './testing/persons.ts';

const USSD_SECRET = 'ussd-secret-of-tests';
const VOICE_SECRET = 'voice-secret-of-tests';
const NUMBER = '+2290197000041';

const HANG_UP = /raccrochez|hang up/i;
const KEEP_CODE = /(?:ne donnez|donner).*code|(?:give no|never give).*code|ne le donnez à personne/i;
const CALL_OPERATOR = /appelez.*opérateur/i;

/** Who has only keys to press says less than who writes: where each finds their matter, and what they are to do first there as on the site. */
const KEYS: Readonly<
  Record<string, { readonly dialled: string; readonly pressed: string; readonly action: RegExp }>
> = {
  kiosk: { dialled: '5*4', pressed: '44', action: /ne confirmez rien/i },
  'fake-agent-on-the-phone': { dialled: '4', pressed: '3', action: HANG_UP },
  'wrong-transfer-sent': { dialled: '1', pressed: '1', action: CALL_OPERATOR },
  blackmail: { dialled: '5*3', pressed: '43', action: /parlez-en aujourd'hui à un adulte de confiance/i },
  'job-in-english': { dialled: '0*2*5*1', pressed: '041', action: /^Pay nothing/ },
  // Keys prove nothing, so nobody is calmed by them: the order is the one that the site gives before it has asked.
  'honest-code': { dialled: '2', pressed: '', action: KEEP_CODE },
  'agent-by-phone': { dialled: '4', pressed: '3', action: HANG_UP },
  'agent-in-english': { dialled: '0*2*4', pressed: '03', action: HANG_UP },
  'card-data': { dialled: '0*2*2', pressed: '0', action: KEEP_CODE },
  'card-given': { dialled: '2*2', pressed: '2', action: /appelez.*votre banque/i },
  'prize-forwarded': { dialled: '2', pressed: '', action: KEEP_CODE },
  'false-seller': { dialled: '1', pressed: '1', action: CALL_OPERATOR },
};

const firstOrder = (steps: Awaited<ReturnType<typeof onSite>>): string => {
  const { verdict, recommendations = [] } = steps.at(-1)?.result ?? {};
  const told = verdict === 'unknown' ? steps[0]?.result.parts.map(({ text }) => text) : recommendations;
  return told?.slice(0, verdict === 'unknown' ? undefined : 1).join('\n') ?? '';
};

describeOnEachDatabase(
  'with keys alone',
  ({ ask, post }) => {
    const form = async (url: string, fields: Record<string, string>) =>
      ask({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const dial = (fields: Record<string, string>) => form(`/channels/ussd/${USSD_SECRET}`, fields);

    test.each([...SIX_PERSONS, ...OTHER_PERSONS].map((person) => [person.name, person] as const))(
      'the first action is that of the site: %s',
      async (name, person) => {
        const { dialled, pressed, action } = KEYS[name] ?? {};
        expect(firstOrder(await onSite(post, person))).toMatch(action ?? '');
        const screen = await dial({ sessionId: randomUUID(), phoneNumber: NUMBER, text: dialled ?? '' });
        expect(screen.body.replace(/^(?:CON|END) /, '').split('\n', 1)[0]).toMatch(action ?? '');
        let url = `/channels/voice/${VOICE_SECRET}`;
        let body = '';
        for (const dtmfDigits of ['', ...(pressed ?? '')]) {
          const fields = { isActive: '1', sessionId: 'AT1', callerNumber: NUMBER };
          body = (await form(url, { ...fields, ...(dtmfDigits && { dtmfDigits }) })).body;
          url = /callbackUrl="https:..[^/]+([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
        }
        expect(/<Say[^>]*>([^.]*)\./.exec(body.replaceAll('&apos;', "'"))?.[1]).toMatch(action ?? '');
      },
    );

    test('nobody comes to their first action by more than three screens, or three keys in a call', () => {
      for (const { dialled, pressed } of Object.values(KEYS)) {
        expect(dialled.replace(/^0\*2\*/, '').split('*').length).toBeLessThanOrEqual(2);
        expect(pressed.length).toBeLessThanOrEqual(3);
      }
    });

    test('a call that comes late is answered by its own keys, and one that comes twice alike', async () => {
      const sessionId = randomUUID();
      const phoneNumber = '+2290197000042';
      await dial({ sessionId, phoneNumber, text: '' });
      const later = await dial({ sessionId, phoneNumber, text: '4*3' });
      expect(later.body).toMatch(/^END Rappelez vous-meme/);
      const late = await dial({ sessionId, phoneNumber, text: '4' });
      expect(late.body).toMatch(/^CON Raccrochez maintenant/);
      expect((await dial({ sessionId, phoneNumber, text: '4*3' })).body).toBe(later.body);
    });

    test.each([
      ['its session', { phoneNumber: NUMBER, text: '1' }],
      ['its caller', { sessionId: 'AT-half', text: '1' }],
      ['half its caller', { sessionId: 'AT-half', phoneNumber: '+229', text: '1' }],
    ])('a call that lost %s on the way is refused, and the next one is heard', async (_what, fields) => {
      expect((await dial(fields)).statusCode).toBe(400);
      expect((await dial({ sessionId: randomUUID(), phoneNumber: '+2290197000043', text: '' })).body).toMatch(
        /^CON/,
      );
    });

    test('a caller without a number hears first aid all the same', async () => {
      const { statusCode, body } = await form(`/channels/voice/${VOICE_SECRET}`, {
        isActive: '1',
        dtmfDigits: '1',
      });
      expect(statusCode).toBe(200);
      expect(body).toContain('appelez tout de suite votre opérateur');
    });
  },
  () => ({
    USSD_SECRET,
    USSD_CODE: '*384*1#',
    VOICE_SECRET,
    VOICE_PROVIDER: 'africas-talking',
    VOICE_NUMBER: '+2290100000000',
    PUBLIC_URL: 'https://scamguard.example',
  }),
);
