import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';

const USSD_SECRET = 'ussd-secret-of-tests';
const VOICE_SECRET = 'voice-secret-of-tests';
const NUMBER = '+2290197000041';

/**
 * Who has only keys to press says less than who writes. Of the six people of "the same case" two find their matter in a menu;
 * what they are to do first is the same there as on the site.
 */
const PEOPLE = [
  {
    who: 'an agent asks for a code',
    written: ["Un agent MTN m'appelle et demande mon code PIN pour débloquer mon compte", 'Non, rien'],
    dialled: '2',
    pressed: '',
    action: /(?:ne donnez|aucun).* code|raccrochez/i,
  },
  {
    who: 'somebody has paid',
    written: ["j'ai déjà envoyé 100000 FCFA à un faux vendeur sur Facebook", 'MTN', 'Non'],
    dialled: '1',
    pressed: '1',
    action: /appelez.*(?:opérateur|MTN|banque)|(?:opérateur|MTN|banque).*appelez/i,
  },
] as const;

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

    test.each(PEOPLE)(
      'the first action is that of the site: $who',
      async ({ written, dialled, pressed, action }) => {
        const userId = randomUUID();
        let caseToken: string | undefined;
        let told: readonly string[] = [];
        for (const conversation of written) {
          const answer = await post(ENDPOINTS.verifyConversation.path, { conversation, userId, caseToken });
          const { recommendations = [], ...result } = answer.json<InterviewResult>();
          caseToken ??= result.caseToken;
          if (recommendations.length > 0) told = recommendations;
        }
        expect(told[0]).toMatch(action);
        const screen = await dial({ sessionId: randomUUID(), phoneNumber: NUMBER, text: dialled });
        expect(screen.body.split('\n', 1)[0]).toMatch(action);
        const call = await form(`/channels/voice/${VOICE_SECRET}`, {
          isActive: '1',
          sessionId: randomUUID(),
          callerNumber: NUMBER,
          ...(pressed && { dtmfDigits: pressed }),
        });
        expect(/<Say[^>]*>([^.]*)\./.exec(call.body)?.[1]).toMatch(action);
      },
    );

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
