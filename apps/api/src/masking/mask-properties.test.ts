import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskText, maskTexts } from './mask-text.ts';
import { MASK } from './with-masks.ts';

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const signsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Signs of several parts, and pieces of what is masked. */
const SIGNS = [
  '👨‍👩‍👧‍👦',
  '👩🏾‍🌾',
  '🇧🇯',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'e\u0301',
  'ɔ\u0300\u0301',
  '❤️',
  '9️⃣',
  '𝟗',
  '߉',
  '⑨',
  '🕘',
  '🅺',
  '\ud83d',
  '\ude00',
  '한',
  'கி',
];
const WRITTEN = [
  '97',
  '22',
  ' ',
  '\n',
  '.',
  '@',
  'gmail',
  'com',
  'zéro ',
  'neuf ',
  'telegram : ',
  'koffi_gan',
  'x',
];

describe('whatever is written', () => {
  test('no sign is cut in two', () => {
    const text = fc
      .array(fc.constantFrom(...SIGNS, ...WRITTEN), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const signs = new Set(signsOf(written));
        for (const kept of maskText(written).split(MASK))
          for (const sign of signsOf(kept)) expect(signs).toContain(sign);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is shown are stretches of what was written, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (written) => {
        let from = 0;
        for (const kept of maskText(written).split(MASK)) {
          const at = written.indexOf(kept, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + kept.length;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a number is masked wherever the fields divide it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^[3-9]{8}$/), (cut, rest) => {
        const number = `01${rest}`;
        const shown = maskTexts({
          title: `Appel du ${number.slice(0, cut)}`,
          description: `${number.slice(cut)} hier`,
        });
        expect(`${shown.title}${shown.description}`).not.toMatch(/\d/);
      }),
    );
  });

  const pieces = fc.constantFrom(
    '',
    ' ',
    '.',
    '-',
    ' puis ',
    '/',
    '\u200b',
    ' 👉 ',
    ' et ',
    '  ',
    '\n',
    ' x ',
  );
  const alphabets = fc.constantFrom('0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '⓪①②③④⑤⑥⑦⑧⑨');

  test('no number of eight digits is left, whatever stands between its pairs', () => {
    const number = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(
        number,
        fc.array(pieces, { minLength: 4, maxLength: 4 }),
        alphabets,
        (digits, between, script) => {
          const letters = [...script];
          // Figures that are written like a year stay one.
          const plain = digits.join('');
          fc.pre(!/^(?:19|20)|^.{4}(?:19|20)/.test(plain));
          const written = digits.map(
            (digit, index) => `${letters[digit]}${index % 2 ? between[(index - 1) / 2] : ''}`,
          );
          expect(maskText(`Appel du ${written.join('').trim()} hier`)).not.toContain(letters[digits[7] ?? 0]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('what has been masked stays as it is, and nothing fails', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            '97',
            '12',
            ' ',
            '.',
            '@',
            'gmail',
            'com',
            'code',
            'un',
            'O',
            '\n',
            'é',
            'https://',
            'et',
          ),
        )
        .map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const once = maskText(written);
        expect(maskText(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Text that a pattern might read again and again. */
const HOSTILE = [
  'a',
  'a.',
  'a@',
  '1',
  '1 ',
  '01 ',
  '97 x ',
  'zero ',
  'zerounneufsept',
  '. ',
  '- ',
  '.-',
  '----- ',
  'i / ',
  '🥭 ',
  '| ',
  'code ',
  'mot de passe ',
  'telegram : ',
  'telegram a_b ',
  'a underscore ',
  '« a',
  '\\u0030',
  '&#48;',
  '%30',
  '<b>',
  '<!--',
  '⠼⠁',
  '\ufe0f',
  '\u200b',
  '\u{e0030}',
  'a gmail ',
  'a chez ',
  'a dot ',
  'point com ',
  '//',
  'www.',
  '1h',
  '1/1/2024 ',
  '100, ',
  '1.\n',
  'a b c ',
  'AAAA',
  'ab12',
  'loi ',
  'e\u0301',
  '👨‍👩‍👧',
  '🇧🇯',
  'phrase secrete a ',
  'slash ',
  'moc.',
  '[at] ',
  ' ',
];

/** Twice the length of the longest text of any field; patterns that read a text again from every place would not end. */
const LENGTH = 20_000;

test('hostile repetition ends, and what is masked stays masked', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 3 }), (parts) => {
      const part = parts.join('');
      const masked = maskText(part.repeat(Math.ceil(LENGTH / part.length)));
      expect(maskText(masked).length).toBeLessThanOrEqual(masked.length);
    }),
    { numRuns: 60 },
  );
});
