import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { inGsm7, partsOf } from './sms/gsm7.ts';
import { openWays } from './testing/open-ways.ts';
import { settled } from './testing/settled.ts';
import type { Way } from './testing/ways.ts';
import { OWN_LANGUAGES, ownFirstAid, ownOrder, ownVerdict } from './words/own-languages.ts';

const { provider, ways: WAYS } = await openWays();
provider.behave(() => ({ body: { ok: true, id: 'media', result: {} } }));
const AGENT = "Un agent MTN m'appelle et demande mon code PIN pour débloquer mon compte";

/** Somebody who writes in a language that is not read, and what the site says in it. */
const SPEAKERS = [
  {
    name: 'WOLOF',
    words:
      'Dama jot benn bataaxal ci telefon bi, neena damay gagner xaalis bu bari te dama wara yónnee xaalis',
    firstAid: 'Bul waxati ak ñoom',
    verdict: 'Musiba. Lii dafa mel ni njuuj-njaaj.',
  },
  {
    name: 'Yorùbá',
    words: 'Ẹnì kan pè mí lórí fóònù, ó ní kí n fi owó ránṣẹ́ sí òun kí n tó lè gba ẹ̀bùn mi',
    firstAid: 'Ẹ má bá wọn sọ̀rọ̀ mọ́',
    verdict: 'Ewu. Ó ṣeé ṣe gan-an kí ó jẹ́ jìbìtì.',
  },
  {
    name: 'dioula',
    words: 'Mɔgɔ dɔ ye n wele telefɔni na, a ko n ka wari ci a ma sisan walisa n ka n ka sama sɔrɔ',
    firstAid: 'Kana kuma u fɛ tugun',
    verdict: "Farati bɛ yen. A bɛ i n'a fɔ nanbara.",
  },
  {
    name: 'Fon',
    words: 'Mɛ ɖé ylɔ́ mì ɖò alokan jí, é ɖɔ nú mì ɖɔ má sɛ́ akwɛ́ dó emi bo na mɔ nǔ ɖé',
    firstAid: 'Ma ɖɔ xó xá yě ó',
    verdict: 'Cɔ́ hwiɖée!',
  },
] as const;

const written = (way: string, text: string) => (way === 'sms' ? inGsm7(text) : text);
let people = 22_901_950_000;

describeOnEachDatabase(
  'a language of the region',
  ({ ask, database }) => {
    const ways = ['whatsapp', 'telegram', 'sms', 'email'];
    const talk = async (name: string, ...texts: readonly string[]) => {
      const { url, call, sent: allSent } = WAYS[name] as Way;
      people += 1;
      let last = '';
      for (const text of texts) {
        const before = allSent().length;
        expect((await ask({ method: 'POST', url, ...call(people, randomUUID(), text) })).statusCode).toBe(
          200,
        );
        await settled(database().queries);
        last = allSent().slice(before).join('\n\n');
      }
      return last;
    };

    test.each(ways.flatMap((way) => SPEAKERS.map((speaker) => [way, speaker.name, speaker] as const)))(
      'on %s whoever writes in %s is told that it is not read, and what helps in it and in French',
      async (way, _name, { words, firstAid }) => {
        const answer = await talk(way, words);
        expect(answer.startsWith(`${written(way, firstAid)} (*)`), answer).toBe(true);
        if (way === 'sms') expect(partsOf(answer)).toBeLessThanOrEqual(2);
        else expect(answer).toContain('Je ne sais pas bien lire cette langue');
        if (way !== 'sms')
          expect(answer).toContain("Arrêtez de parler. Ne répondez plus. N'envoyez plus rien.");
      },
    );

    test.each(ways.flatMap((way) => SPEAKERS.map((speaker) => [way, speaker.name, speaker] as const)))(
      'on %s the verdict begins in %s for who has named it, with all of the French below',
      async (way, name, { verdict }) => {
        const answer = await talk(way, name, AGENT, 'Non, rien');
        expect(answer.startsWith(`${written(way, verdict)} (*)`), answer).toBe(true);
        expect(answer).toContain(written(way, "Danger. C'est très probablement une arnaque"));
        expect(answer).toContain(written(way, 'Ne donnez votre code'));
        if (way === 'sms') expect(partsOf(answer)).toBeLessThanOrEqual(2);
        const without = await talk(way, AGENT, 'Non, rien');
        expect(without).not.toContain('(*)');
      },
    );

    test('is left again by a word, and forgotten with the talk', async () => {
      for (const word of ['FRANÇAIS', 'EFFACER'])
        expect(await talk('telegram', 'wolof', word, AGENT)).not.toContain('(*)');
    });
  },
  () => {
    const { whatsapp, telegram, sms, email } = WAYS;
    return { ...whatsapp?.settings, ...telegram?.settings, ...sms?.settings, ...email?.settings };
  },
);

describe('what is said in a language of the region', () => {
  test.each(OWN_LANGUAGES)('is a sentence of the site in %s, and no half one', (language) => {
    const said = [
      ...(['danger', 'caution', 'unknown'] as const).flatMap((each) => ownVerdict(language, each) ?? []),
      ...ownFirstAid(language).own,
      ownOrder(language, 'Raccrochez maintenant. Vous ne devez rien à cette personne.') ?? [],
    ].flat();
    expect(said.length).toBeGreaterThan(0);
    for (const sentence of said) expect(sentence).not.toMatch(/[{}]|\.\.\.|,$|:$/);
  });

  test('is never another word for calm', () => {
    for (const language of OWN_LANGUAGES) expect(ownVerdict(language, 'safe')).toBeUndefined();
  });
});
