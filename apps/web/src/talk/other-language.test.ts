import { loadTexts } from '@scamguard/i18n';
import { expect, it } from 'vitest';
import { otherLanguage } from './other-language.ts';

it.each([
  ['fr', 'fr', {}],
  ['en', 'fr', { lang: 'en' }],
  ['fr', 'en', { lang: 'fr' }],
  // The chat page of these languages is French.
  ['fr', 'yo', {}],
  ['yo', 'yo', { lang: 'yo' }],
  ['di', 'di', { lang: 'dyu' }],
  ['xx', 'fr', {}],
] as const)('what is said in %s on the page in %s has %j', async (said, chosen, attributes) => {
  await loadTexts(chosen, ['chatbot']);
  expect(otherLanguage(said, chosen)).toEqual(attributes);
});
