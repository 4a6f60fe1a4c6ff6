import { ENDPOINTS } from '@scamguard/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { settled } from '../testing/settled.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const SECRET = 'ussd-secret-of-tests';
const NUMBER = '+2290197000001';

describeOnEachDatabase(
  'a dialled menu',
  ({ ask, database }) => {
    let sessions = 0;
    const dial = async (text: string, sessionId: string, phoneNumber = NUMBER, secret = SECRET) => {
      const response = await ask({
        method: 'POST',
        url: `/channels/ussd/${secret}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          sessionId,
          serviceCode: '*384*1#',
          phoneNumber,
          networkCode: '61603',
          text,
        }).toString(),
      });
      return { status: response.statusCode, text: response.body };
    };
    const session = () => {
      sessions += 1;
      return `AT${sessions}`;
    };

    test('leads to the first action in two screens, and sends the steps once', async () => {
      const id = session();
      const before = inbox.requests.length;
      expect((await dial('', id)).text).toMatch(/^CON ScamGuard ne demande jamais de code/);
      expect((await dial('1', id)).text).toMatch(/^CON Appelez tout de suite votre opérateur/);
      const end = await dial('1*1', id);
      expect(end.text).toMatch(/^END Donnez montant/);
      // The provider calls again when it has not heard the answer.
      expect(await dial('1*1', id)).toEqual(end);
      await settled(database().queries);
      const texts = inbox.requests.slice(before).map(({ body }) => JSON.parse(body));
      expect(texts).toHaveLength(1);
      expect(texts[0].to).toBe(NUMBER);
      expect(texts[0].text).toMatch(/^ScamGuard, une machine\. 1 Appelez/);
    });

    test('goes on where a session broke, and begins anew after its end', async () => {
      const phone = '+2290197000002';
      const broken = session();
      await dial('', broken, phone);
      await dial('0*2', broken, phone);
      expect((await dial('0*2*2', broken, phone)).text).toMatch(/^CON Give no code/);
      const next = session();
      expect((await dial('', next, phone)).text).toMatch(/^CON Give no code/);
      expect((await dial('', next, phone)).text).toMatch(/^CON Give no code/);
      expect((await dial('1', next, phone)).text).toMatch(/^END Change that code/);
      expect((await dial('1', next, phone)).text).toMatch(/^END Change that code/);
      expect((await dial('', session(), phone)).text).toMatch(/^CON ScamGuard ne demande/);
    });

    test('judges a number as the site does', async () => {
      const number = '0197123456';
      const { verdict } = (
        await ask({ method: 'POST', url: ENDPOINTS.verifyNumber.path, payload: { number } })
      ).json();
      expect(verdict).toBe('unknown');
      expect((await dial(`3*${number}`, session())).text).toMatch(/^END Rien de connu sur ce numéro/);
      expect((await dial('3*12', session())).text).toMatch(/^CON Ce n'est pas un numéro/);
    });

    test.each([
      ['another secret', NUMBER, 'ussd-secret-of-others', 404],
      ['no number', 'withheld', SECRET, 400],
    ])('does not hear a call with %s', async (_what, phoneNumber, secret, status) => {
      expect((await dial('', session(), phoneNumber, secret)).status).toBe(status);
    });

    test('does not hear a call that is too large', async () => {
      expect((await dial('1'.repeat(2_000_000), session())).status).toBe(413);
    });
  },
  () => ({
    USSD_SECRET: SECRET,
    USSD_CODE: '*384*1#',
    SMS_PROVIDER: 'http',
    SMS_URL: inbox.url,
  }),
);

describe('without its settings', () => {
  describeOnEachDatabase('a channel', ({ ask }) => {
    test.each(['whatsapp', 'telegram', `sms/http/${SECRET}`, `ussd/${SECRET}`, `voice/${SECRET}`])(
      '%s is not there',
      async (path) => {
        for (const method of ['GET', 'POST'] as const)
          expect((await ask({ method, url: `/channels/${path}` })).statusCode).toBe(404);
      },
    );
  });
});
