import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import { afterAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { saidOf } from './door/said.ts';
import { hubSignature } from './signature.ts';
import { inGsm7, partsOf } from './sms/gsm7.ts';
import { type Asked, providerServer } from './testing/provider-server.ts';
import { settled } from './testing/settled.ts';

const provider = await providerServer();
provider.behave(() => ({ body: { ok: true, result: {} } }));
afterAll(provider.close);

const SECRET = 'secret-of-all-channels';
const PHONE_ID = '106540352242922';

/** What six people write, one message after the other; each says no to what is asked at the end. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  'whom an agent asks for a code': [
    "Un agent MTN m'appelle et demande mon code PIN pour débloquer mon compte",
    'Non, rien',
  ],
  'who got money by mistake': [
    "Quelqu'un dit qu'il m'a envoyé de l'argent par erreur et veut que je lui renvoie",
    'Non, rien',
    'Non',
  ],
  'who is offered a job for a fee': [
    "On m'offre un travail au Canada mais il faut payer 50000 FCFA de frais de dossier avant",
    'Non, rien',
    'Non',
  ],
  'who forwards a message': [
    'Félicitations ! Vous avez gagné 500 000 FCFA. Cliquez sur http://mtn-bonus.xyz/gagner et entrez votre code MoMo.',
    'Non, rien',
  ],
  'who has paid': ["j'ai déjà envoyé 100000 FCFA à un faux vendeur sur Facebook", 'MTN', 'Non'],
  'who writes in English': [
    'Somebody says he is from my bank and wants my card number and the code',
    'No, nothing',
    'No',
  ],
};

/** One way to write to us, and what is said there. */
interface Way {
  readonly url: string;
  readonly call: (
    person: number,
    id: string,
    text: string,
  ) => { headers: Record<string, string>; payload: string };
  readonly said: (asked: Asked) => string;
  /** As the channel writes it. */
  readonly written: (text: string) => string;
}

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
});
const now = () => Math.floor(Date.now() / 1_000);

const WAYS: Readonly<Record<string, Way>> = {
  whatsapp: {
    url: '/channels/whatsapp',
    call: (person, id, body) => {
      const message = { from: `${person}`, id, timestamp: `${now()}`, type: 'text', text: { body } };
      const value = { metadata: { phone_number_id: PHONE_ID }, messages: [message] };
      const { headers, payload } = json({
        object: 'whatsapp_business_account',
        entry: [{ changes: [{ value }] }],
      });
      return {
        headers: { ...headers, 'x-hub-signature-256': hubSignature(SECRET, Buffer.from(payload)) },
        payload,
      };
    },
    said: ({ body }) => {
      const { text, interactive } = JSON.parse(body);
      return text?.body ?? interactive.body.text;
    },
    written: (text) => text,
  },
  telegram: {
    url: '/channels/telegram',
    call: (person, id, text) => {
      const update_id = Number.parseInt(id.slice(0, 8), 16);
      const message = {
        message_id: 1,
        date: now(),
        chat: { id: person, type: 'private' },
        from: { id: person },
        text,
      };
      const { headers, payload } = json({ update_id, message });
      return { headers: { ...headers, 'x-telegram-bot-api-secret-token': SECRET }, payload };
    },
    said: ({ body }) => JSON.parse(body).text,
    written: (text) => text,
  },
  sms: {
    url: `/channels/sms/http/${SECRET}`,
    call: (person, id, text) => json({ id, from: `+${person}`, text }),
    said: ({ body }) => JSON.parse(body).text,
    written: (text) => inGsm7(text.replace(/^[^\n]*:\n/, '')).slice(0, 60),
  },
};

let people = 22_901_970_000;

describeOnEachDatabase(
  'the same case',
  ({ ask, post, database }) => {
    const onSite = async (texts: readonly string[]) => {
      const userId = randomUUID();
      let caseToken: string | undefined;
      let last: InterviewResult | undefined;
      for (const conversation of texts) {
        last = (
          await post(ENDPOINTS.verifyConversation.path, { conversation, userId, caseToken })
        ).json<InterviewResult>();
        caseToken ??= last.caseToken;
      }
      if (!last) throw new Error('Nothing was said.');
      return last;
    };

    test.each(
      Object.keys(WAYS).flatMap((way) => Object.keys(PEOPLE).map((person) => [way, person] as const)),
    )('answers on %s somebody %s with the band and the first action of the site', async (way, person) => {
      const { url, call, said, written } = WAYS[way] as Way;
      const texts = PEOPLE[person] ?? [];
      people += 1;
      let last = '';
      for (const text of texts) {
        const before = provider.asked.length;
        const { statusCode } = await ask({ method: 'POST', url, ...call(people, randomUUID(), text) });
        expect(statusCode).toBe(200);
        await settled(database().queries);
        const sent = provider.asked.slice(before);
        expect(sent).toHaveLength(1);
        last = sent.map(said).join();
      }
      const site = await onSite(texts);
      const { first } = saidOf(site, () => undefined);
      expect(last.startsWith(written(first))).toBe(true);
      if (way === 'sms') expect(partsOf(last)).toBeLessThanOrEqual(2);
      else for (const { text } of site.parts) expect(last).toContain(text.trimEnd());
    });
  },
  () => ({
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_APP_SECRET: SECRET,
    WHATSAPP_VERIFY_TOKEN: SECRET,
    WHATSAPP_PHONE_ID: PHONE_ID,
    WHATSAPP_URL: provider.url,
    TELEGRAM_TOKEN: '1234:bot-token',
    TELEGRAM_SECRET: SECRET,
    TELEGRAM_URL: provider.url,
    SMS_PROVIDER: 'http',
    SMS_URL: provider.url,
    SMS_IN_SECRET: SECRET,
  }),
);
