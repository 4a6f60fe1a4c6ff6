import { expect, it } from 'vitest';
import { fr as cases } from '../case/locales/fr/index.ts';
import { withBoundSpaces } from './bound-spaces.ts';
import { fr } from './fr.ts';

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

it.each([
  ['verdicts', fr],
  ['what is said of cases', cases],
])('of %s, no line begins with ? ! : ; or »', (_, wording) => {
  const texts = textsOf(wording);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => / [?!:;»]|« /.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('\u00A0'))).toBe(true);
});

it('leaves everything else as it is', () => {
  const texts = { one: ['« Oui » ?', 'a (b:)'], two: undefined, three: 3 };
  expect(withBoundSpaces(texts)).toEqual({
    one: ['«\u00A0Oui\u00A0»\u00A0?', 'a (b:)'],
    two: undefined,
    three: 3,
  });
});
