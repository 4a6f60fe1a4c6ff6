import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../../../packages/engine/src/locales/en.ts';
import { fr } from '../../../../packages/engine/src/locales/fr.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** Words of one sentence at the most, and on average: about level B1. */
const MOST_WORDS = 20;
const AVERAGE_WORDS = 10;

/** Words that somebody who left school early does not know. */
const HARD = {
  fr: /hameçonnage|usurp|identifiants?\b|authentifi|conforme|trait oblique|\bOTP\b|\bURL\b|biométr|crédible|présumé|procéder|ultérieur|préalable|malveillant|frauduleu|dispositif|trancher|potentiel|désinstall|sans vérifier/i,
  en: /phishing|credential|authenticat|fraudulent|malicious|prior to|purported|potential|forward slash|\bURL\b|\bOTP\b|uninstall|code to nobody|press long/i,
};

/** Sentences that stay as they are, each by its key and its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'learn.learn.description': 'read by search engines',
  'auth.auth.login.failure.text':
    'the specification gives it; the title above it says the same in other words',
  'auth.auth.register.success': 'the specification gives it',
  'auth.auth.otp.incomplete.title': 'the specification gives it; the text beneath says what to do',
  'auth.auth.otp.failure.title': 'the specification gives it; the text beneath says what to do',
  'verify.result.riskText': 'the specification gives it; the first action stands beneath',
  'report.report.frequent.bank.title': 'the specification gives it',
  'report.report.types.phishing': 'explains the word itself',
  'chatbot.chatbot.starters.phishing': 'the word that the news uses, to be explained by the answer',
  'chatbot-starters-phishing': 'the same, heard',
  'result-riskText': 'the same, heard',
  'evaluation.evaluation.onDevice': 'a page of figures for people who ask for them',
  'evaluation.evaluation.bands': 'a page of figures for people who ask for them',
  'engine.analysis.conversation.caution': 'decision 0071',
  'case-say-caution': 'decision 0071',
  'moderation.moderation.secondFactor.setUpText': 'moderators only; the name of the kind of app',
  'moderation.moderation.secondFactor.askText': 'moderators only',
  'moderation.moderation.secondFactor.sudoText': 'moderators only',
};

type Text = readonly [key: string, text: string];

const textsOf = (tree: unknown, key: string): Text[] =>
  typeof tree === 'string'
    ? [[key, tree]]
    : Object.entries(tree ?? {}).flatMap(([name, value]) => textsOf(value, `${key}.${name}`));

/** All that the site says itself: its dictionaries, what the engine says of an item, and what is heard of the case. */
async function everything(language: 'fr' | 'en'): Promise<readonly Text[]> {
  const folder = new URL(`../../../../packages/i18n/src/dictionaries/${language}/`, import.meta.url);
  const files = await Promise.all(
    readdirSync(folder).map(async (file) =>
      textsOf((await import(new URL(file, folder).href)).default, file.replace('.ts', '')),
    ),
  );
  return [
    ...files.flat(),
    ...textsOf({ fr, en }[language], 'engine'),
    ...Object.entries(await spokenSentences(language)),
  ];
}

const sentencesIn = (text: string) => text.split(/(?<=[.?!;:…]["»)]?)[\s\u00A0]+|\n/);
const wordsIn = (sentence: string) => sentence.match(/[\p{L}\p{N}]+(['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

test.each(['fr', 'en'] as const)('sentences are short and their words are known, in %s', async (language) => {
  const texts = await everything(language);
  const lengths = texts.flatMap(([, text]) => sentencesIn(text).map(wordsIn)).filter((count) => count > 0);
  expect(lengths.length).toBeGreaterThan(2000);
  expect(lengths.reduce((sum, count) => sum + count, 0) / lengths.length).toBeLessThan(AVERAGE_WORDS);

  const own = texts.filter(([key]) => !Object.hasOwn(EXCEPTIONS, key));
  expect(own.filter(([, text]) => sentencesIn(text).some((each) => wordsIn(each) > MOST_WORDS))).toEqual([]);
  expect(own.filter(([, text]) => HARD[language].test(text))).toEqual([]);
});

const hardIn = async (language: 'fr' | 'en') =>
  (await everything(language)).flatMap(([key, text]) =>
    HARD[language].test(text) || sentencesIn(text).some((each) => wordsIn(each) > MOST_WORDS) ? [key] : [],
  );

test('no exception is kept that is not needed any more', async () => {
  const needed = new Set([...(await hardIn('fr')), ...(await hardIn('en'))]);
  expect(Object.keys(EXCEPTIONS).filter((key) => !needed.has(key))).toEqual([]);
});
