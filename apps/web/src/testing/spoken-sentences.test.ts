import { voiceSentences } from '@scamguard/content/voices';
import { LANGUAGES } from '@scamguard/i18n';
import { expect, test } from 'vitest';
import { spokenSentences, translatedSentences } from './spoken-sentences.ts';

const listed = await Promise.all([spokenSentences('fr'), spokenSentences('en')]);

test('each sentence that is heard has one id, the same in both languages', () => {
  const [french, english] = listed.map((sentences) => Object.keys(sentences).toSorted());
  expect(english).toEqual(french);
});

// `vitest --update` writes the lists; then run `node audio/make-audio.mjs` in packages/content.
test.each(['fr', 'en'] as const)(
  'the list of what is recorded in %s is that of the texts',
  async (language) => {
    const sentences = listed[language === 'fr' ? 0 : 1];
    await expect(`${JSON.stringify(sentences, null, 2)}\n`).toMatchFileSnapshot(
      `../../../../packages/content/src/clips/spoken-${language}.json`,
    );
  },
);

test('the list of what people review in each language is that of the texts', async () => {
  const incomplete = LANGUAGES.flatMap(({ code }) => (code === 'fr' || code === 'en' ? [] : [code]));
  const translations = Object.fromEntries(
    await Promise.all(incomplete.map(async (code) => [code, await translatedSentences(code)] as const)),
  );
  await expect(`${JSON.stringify(translations, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../packages/content/src/voices/translations.json',
  );
});

test('about sixty sentences of the site are to be recorded: first aid, verdicts, first actions', () => {
  const sentences = voiceSentences('fon').filter(({ id }) => !id.startsWith('call-'));
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.length).toBeLessThan(70);
  for (const id of ['urgence-steps-money-title', 'result-band-high', 'case-actions-hang-up', 'urgence-start'])
    expect(sentences.map((sentence) => sentence.id)).toContain(id);
  expect(sentences.find(({ id }) => id === 'urgence-title')).toEqual({
    id: 'urgence-title',
    meaning: "J'ai envoyé l'argent",
    text: 'Un sɛ́ akwɛ́ ɔ dó',
  });
  expect(voiceSentences('pcm').find(({ id }) => id === 'urgence-start')?.meaning).toBe('Begin');
});
