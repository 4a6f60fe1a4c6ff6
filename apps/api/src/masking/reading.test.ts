import { foldText } from '@scamguard/engine';
import { describe, expect, test } from 'vitest';
import { brailleCells } from './braille.ts';
import { completedNumbers } from './completed-numbers.ts';
import { countedThings } from './counted-things.ts';
import { harmlessFigures } from './harmless-figures.ts';
import { normalText } from './normal-text.ts';
import { numberWord } from './number-words.ts';
import { piecesOf } from './pieces.ts';
import { within } from './places.ts';
import { plainDigit, withPlainDigits } from './plain-digits.ts';
import { firstSign, withMasks } from './with-masks.ts';

describe('a text as it is understood', () => {
  test.each([
    ['Éàç ＡＢ', 'eac ab'],
    ['&#57;&#x37;&commat;&nbsp;&quux;', '97@ &quux;'],
    [String.raw`\u0039 \x37 \u{0031} U+0032`, '9 7 1 2'],
    [String.raw`\ud83d &#1114112; &#99;`, String.raw`\ud83d &#1114112; c`],
    ['%39%37 100 %20', '97 100  '],
    ['a<b>b</b><!-- x -->c <at> 1<2', 'abc <at> 1<2'],
    ['<span class="x">y</span><c>', 'y<c>'],
    ['⠼⠁⠃⠀⠅', '12 k'],
    ['🅺🇧ɪ🅐', 'kbia'],
    ['ɗœæßđŧħ', 'doeaessdth'],
    ['\u{e0041}\u{e0042}', 'ab'],
    ['⑨⓿❶➀➊🕐⚀🂡🀇🔟∅⇂', '9011111111001'],
  ])('%s', (written, text) => {
    expect(normalText(written).text).toBe(text);
  });

  test.each([
    ['é97', 1, 3, '97'],
    ['&#57;7', 0, 1, '&#57;'],
    ['&#57;7', 0, 2, '&#57;7'],
    ['a<b>9</b>7', 1, 3, '9</b>7'],
    ['x⠼⠁⠃y', 1, 3, '⠁⠃'],
    ['🅺🅻z', 1, 2, '🅻'],
  ])('leads back: %s', (written, start, end, part) =>
    expect(written.slice(...normalText(written).originOf(start, end))).toBe(part),
  );
});

test.each([
  ['⠼⠁⠚⠅⠁', ['', '1', '0', 'k', 'a']],
  ['⠠⠡⠪', ['', '1', '9']],
  ['⠂⠴', ['1', '0']],
  ['⠼⠁⠀⠁', ['', '1', ' ', 'a']],
  ['⣿', [' ']],
])('Braille: %s', (run, cells) => expect(brailleCells(run)).toEqual(cells));

test.each([
  ['五', '5'],
  ['柒', '7'],
  ['⓿', '0'],
  ['❸', '3'],
  ['➄', '5'],
  ['➎', '5'],
  ['🄋', '0'],
  ['🄌', '0'],
  ['〤', '4'],
  ['፫', '3'],
  ['𐹢', '3'],
  ['𝍢', '3'],
  ['⚃', '4'],
  ['🂢', '2'],
  ['🂳', '3'],
  ['🃄', '4'],
  ['🃕', '5'],
  ['🀈', '2'],
  ['🀒', '3'],
  ['🀜', '4'],
  ['🕘', '9'],
  ['🔟', '10'],
  ['∅', '0'],
  ['ㄥ', '7'],
  ['⑷', '4'],
  ['⒋', '4'],
  ['٣', '3'],
  ['𞥓', '3'],
  ['½', undefined],
  ['a', undefined],
  ['丁', undefined],
])('the figure of %s', (sign, figure) => expect(plainDigit(sign)).toBe(figure));

test('figures are replaced in their places', () => {
  expect(withPlainDigits('a𝟗b③')).toBe('a9\u2060b3');
  expect(withPlainDigits('丁7')).toBe('丁7');
});

const harmless = (text: string) =>
  harmlessFigures(text)
    .map(([start, end]) => text.slice(start, end))
    .toSorted();

describe('figures that identify nobody', () => {
  test.each([
    ['le 03/04/2026', ['03/04/2026']],
    ['le 3.4.1994 et le 12-10-2001', ['12-10-2001', '3.4.1994']],
    ['le 2026-03-04', ['2026-03-04']],
    ['ne le 03/04/1994', []],
    ['le 45/04/2026', []],
    ['le 1er mars 2026', ['1er mars 2026']],
    ['le 32 mars', []],
    ['le 03/04/20261', []],
    ['loi 2017-20', ['2017-20']],
    ['page 2017-20', []],
    ['25 000 de plus', ['25 000']],
    ['97 12 000', []],
    ['100, 200 ou 500 f', ['100', '200', '500']],
    ['1 905 274 f cfa', ['1 905 274']],
    ['0197 f', []],
    ['97123456 f', []],
    ['4163 f', []],
    ['4160 f', ['4160']],
    ['500 euros', ['500']],
    ['$500', ['500']],
    ['0,0015 et 655,957', ['0,0015', '655,957']],
    ['a 8h30', ['8h30']],
    ['a 8 h', ['8 h']],
    ['a 18:05', ['18:05']],
    ['a 8h31, 9h32, 10h33, 11h34', []],
    ['a 1h, 9h, 7h, 2h, 22h, 4h, 16h', []],
    ['de 8h a 12h et de 15h30 a 18h', ['12h', '15h30', '18h', '8h']],
    ['a 8h30, puis 97h', []],
    ['12 % et 7%', ['12', '7']],
    ['01 %', []],
    ['11 %, 12 %, 13 %, 14 %, 20 %', ['20']],
    ['1. a\n2. b', ['1', '2']],
    ['1. a\n3. b', []],
    ['1) a', []],
  ])('%s', (text, places) => expect(harmless(text)).toEqual(places));
});

test.each([
  ['12 sacs, 7 an, 3 chevaux', ['12', '7', '3']],
  ['97 puis 12', []],
  ['12345 sacs', []],
  ['art. 547, al. 2, page 318', ['547', '2', '318']],
  ['97 chat', []],
])('what is counted in %s', (text, counted) =>
  expect(countedThings(text).map(([start, end]) => text.slice(start, end))).toEqual(counted),
);

test.each([
  ['0195 a b c 3371 d e f 08', ['0195', '3371', '08']],
  ['0 1 a b c 95337108', ['0', '1', '95337108']],
  ['0803 x y z 4175526', ['0803', '4175526']],
  ['0195 a b c 3371 d e f 0', []],
  ['0195 a b c 33714455', []],
  ['1195 a b c 337108', []],
  ['0 a b c 195337108', []],
  ['0195337108', []],
])('a number in parts: %s', (text, parts) =>
  expect(completedNumbers(piecesOf(text)).map(([start, end]) => text.slice(start, end))).toEqual(parts),
);

test.each([
  ['zero', 'z', 1, true],
  ['un', 'u', 1, false],
  ['dix', 'd', 2, true],
  ['vingt', 'v', 2, true],
  ['soixante', 't', 2, true],
  ['cent', 'c', 1, true],
  ['orez', 'z', 1, true],
  ['neuuuf', 'u', 1, true],
])('the word %s', (word, role, weight, isSure) => expect(numberWord(word)).toEqual({ role, weight, isSure }));

const spoken = (words: string) =>
  words
    .split(' ')
    .map((word) => numberWord(foldText(word).text)?.role)
    .join('');

test('a number is known in many languages', () => {
  expect(spoken('zero deux onze vingt soixante cent dex')).toBe('zudvtcu');
  expect(spoken('naught two twelve thirty hundred foh')).toBe('zudtcu');
  expect(spoken('nul deuxième fourth vii')).toBe('zuuu');
  expect(spoken('òdo ẹ̀rin ẹ̀wá tɛ́nwe asieke hwee nson')).toBe('zuduuzu');
  expect(spoken('tus juróom fukk fu naani sifili hudu goma')).toBe('zudzuzud');
  expect(spoken('efu itoolu jeegom sappo nanza')).toBe('zuudu');
  expect(spoken('cinco cero cuatro catorce trinta sessenta quattro')).toBe('uzudttu');
  expect(spoken('sifuri mbili صفر خمسة عشرة ثلاثون ноль четыре')).toBe('zuzudtzu');
  expect(spoken('fuen eerht etnert')).toBe('uut');
});

test('a word that is no number', () => expect(numberWord('colis')).toBeUndefined());

test('a place lies within another or does not', () => {
  const isWithin = within(10, [
    [2, 5],
    [5, 8],
  ]);
  expect([
    isWithin(2, 5),
    isWithin(3, 4),
    isWithin(4, 6),
    isWithin(1, 3),
    isWithin(7, 9),
    isWithin(3, 3),
  ]).toEqual([true, true, false, false, false, false]);
});

describe('masks', () => {
  test.each([
    [
      'abc def',
      [
        [0, 3],
        [4, 7],
      ],
      '•••',
    ],
    [
      'abc x def',
      [
        [0, 3],
        [6, 9],
      ],
      '••• x •••',
    ],
    [
      'abc.....def',
      [
        [0, 3],
        [8, 11],
      ],
      '•••.....•••',
    ],
    [
      'abc....def',
      [
        [0, 3],
        [7, 10],
      ],
      '•••',
    ],
    [
      'abcdef',
      [
        [2, 4],
        [0, 3],
      ],
      '•••ef',
    ],
    [
      'abcdef',
      [
        [0, 5],
        [1, 2],
      ],
      '•••f',
    ],
    ['a👩🏾‍🌾b', [[3, 5]], 'a•••b'],
    ['e\u0301x', [[0, 1]], '•••x'],
    ['abc', [], 'abc'],
  ] as const)('%s', (text, places, masked) => expect(withMasks(text, places)).toBe(masked));

  test('know the first sign', () => expect([firstSign('👩🏾‍🌾x'), firstSign('')]).toEqual(['👩🏾‍🌾', '']));
});
