import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STYLE_FEATURES, writeStyleFeatures } from './stylometry.ts';

function styleOf(text: string) {
  const numbers = new Float64Array(STYLE_FEATURES).fill(Number.NaN);
  writeStyleFeatures(text, numbers, 0);
  const [capitals, accents, wordLength, short, shouted, named, begun, sentenceLength, comma, exclamation] =
    numbers;
  return { capitals, accents, wordLength, short, shouted, named, begun, sentenceLength, comma, exclamation };
}

test('a notice differs from a chat in style', () => {
  const notice = styleOf('Cher client, votre relevé est prêt. Passez en agence.');
  const chat = styleOf('slt tu fais koi\nt la ce soir ???');
  expect(notice).toMatchObject({ begun: 1, sentenceLength: 4.5, comma: 1 / 9, shouted: 0 });
  expect(chat).toMatchObject({ begun: 0, capitals: 0, accents: 0, sentenceLength: 4 });
  expect(chat.short).toBeGreaterThan(notice.short ?? 0);
});

test('a shouted word differs from a capital at the beginning', () => {
  expect(styleOf('URGENT ! Payez')).toMatchObject({ shouted: 0.5, named: 1, exclamation: 0.5 });
});

test('letters of every language here make words', () => {
  expect(styleOf('sœur ɖɔ ẹ̀kọ́ ŋaam').sentenceLength).toBeGreaterThanOrEqual(4);
  expect(styleOf('sœur')).toMatchObject({ wordLength: 4 });
});

test('an empty text has a style too', () => {
  expect(Object.values(styleOf('')).every((share) => share === 0)).toBe(true);
});

test('every number of any text is finite', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(Object.values(styleOf(text)).every(Number.isFinite)).toBe(true);
    }),
  );
});
