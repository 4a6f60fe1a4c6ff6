import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEFT_ALONE, PROPOSED } from './examples.ts';
import { personalDetails } from './personal-details.ts';

const without = (marked: string) => marked.replace(/[[\]]/g, '');

/** The text with what is proposed in brackets. */
function marked(text: string): string {
  return personalDetails(text).reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
}

describe('what a moderator is proposed to mask', () => {
  test.each(PROPOSED)('is a %s: %s', (kind, example) => {
    const text = without(example);
    expect(marked(text)).toBe(example);
    expect(personalDetails(text).map((detail) => detail.kind)).toEqual([kind]);
  });

  test.each(LEFT_ALONE)('is not: %s', (text) => {
    expect(marked(text)).toBe(text);
  });

  test('may be several things of one text, in order and apart', () => {
    expect(
      marked(
        'Koffi Mensah, quartier Zongo, roule en AB 1234 RB. Il montre un permis AB/123/45 au nom de Tossou.',
      ),
    ).toBe(
      '[Koffi Mensah], [quartier Zongo], roule en [AB 1234 RB]. Il montre un permis [AB/123/45] au nom de [Tossou].',
    );
  });

  test('stands inside of the text and does not overlap, whatever the text', () => {
    const words = fc.constantFrom(
      'Koffi',
      'MENSAH',
      'rue',
      'quartier',
      'AB',
      '1234',
      'RB',
      'passeport',
      'NPI',
      'Monsieur',
      'd’',
      '•••',
      '😀',
      '-',
      '.',
      ',',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (text) => {
        let from = 0;
        for (const { start, end } of personalDetails(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
