import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import { afterAll, expect, test } from 'vitest';
import { mailServer } from '../testing/mail-server.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { saidOf } from './door/said.ts';
import { partsOf } from './sms/gsm7.ts';
import { providerServer } from './testing/provider-server.ts';
import { settled } from './testing/settled.ts';
import { type Way, waysOf } from './testing/ways.ts';

const provider = await providerServer();
provider.behave(() => ({ body: { ok: true, id: 'media', result: {} } }));
const mail = await mailServer();
afterAll(async () => {
  await provider.close();
  await mail.close();
});

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

const WAYS = waysOf(provider, mail);

/** The word of a verdict, as every channel begins with it. */
const bandIn = (text: string) =>
  /^\P{L}*(\p{L}+)/u.exec(text)?.[1]?.normalize('NFD').replaceAll(/\p{M}/gu, '');

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
      ['whatsapp', 'telegram', 'sms', 'email'].flatMap((way) =>
        Object.keys(PEOPLE).map((person) => [way, person] as const),
      ),
    )('answers on %s somebody %s with the band and the first action of the site', async (way, person) => {
      const { url, call, sent: allSent, written } = WAYS[way] as Way;
      const texts = PEOPLE[person] ?? [];
      people += 1;
      let last = '';
      for (const text of texts) {
        const before = allSent().length;
        const { statusCode } = await ask({ method: 'POST', url, ...call(people, randomUUID(), text) });
        expect(statusCode).toBe(200);
        await settled(database().queries);
        const sent = allSent().slice(before);
        expect(sent).toHaveLength(1);
        last = sent.join();
      }
      const site = await onSite(texts);
      const { first } = saidOf(site, () => undefined);
      expect(last.startsWith(written(first))).toBe(true);
      if (way === 'sms') expect(partsOf(last)).toBeLessThanOrEqual(2);
      else for (const { text } of site.parts) expect(last).toContain(text.trimEnd());
      if (site.verdict) expect(bandIn(last)).toBe(bandIn(first));
    });
  },
  () => {
    const { whatsapp, telegram, sms, email } = WAYS;
    return { ...whatsapp?.settings, ...telegram?.settings, ...sms?.settings, ...email?.settings };
  },
);
