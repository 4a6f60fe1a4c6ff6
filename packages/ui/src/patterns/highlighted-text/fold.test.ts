import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPieces } from './fold.ts';
import { numberMarks, type TextMark, toPieces } from './text-mark.ts';

const REASON = 'Le message vous presse.';

/** Any text, longer ones too, with any marks: outside of it, reversed, overlapping, the same twice. */
const marked = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme', minLength: 900, maxLength: 3000 }),
  ),
  marks: fc.array(
    fc.record({
      span: fc.tuple(fc.integer({ min: -5, max: 3100 }), fc.integer({ min: -5, max: 3100 })),
      reason: fc.constant(REASON),
      level: fc.constantFrom('info', 'caution', 'danger'),
    }),
    { maxLength: 12 },
  ) as fc.Arbitrary<TextMark[]>,
});

describe('toPieces', () => {
  it('keeps every letter, whatever is marked', () => {
    fc.assert(
      fc.property(marked, ({ text, marks }) => {
        const pieces = toPieces(text, numberMarks(text, marks));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  it('begins every mark exactly once, and covers exactly its span', () => {
    fc.assert(
      fc.property(marked, ({ text, marks }) => {
        const numbered = numberMarks(text, marks);
        const pieces = toPieces(text, numbered);
        const begun = pieces.flatMap(({ begins }) => begins.map(({ number }) => number));
        expect(begun.toSorted((one, other) => one - other)).toEqual(numbered.map(({ number }) => number));
        for (const { number, start, end } of numbered) {
          const covered = pieces.filter(({ marks }) => marks.some((mark) => mark.number === number));
          expect(covered.map((piece) => piece.text).join('')).toBe(text.slice(start, end));
        }
      }),
    );
  });

  it('puts the strongest mark first where several overlap', () => {
    const text = 'Envoyez votre code maintenant';
    const marks: TextMark[] = [
      { span: [0, 29], reason: REASON, level: 'caution' },
      { span: [14, 18], reason: 'Il demande un code.', level: 'danger' },
    ];
    const pieces = toPieces(text, numberMarks(text, marks));
    expect(pieces.map((piece) => [piece.text, piece.marks.map(({ number }) => number)])).toEqual([
      ['Envoyez votre ', [1]],
      ['code', [2, 1]],
      [' maintenant', [1]],
    ]);
  });
});

describe('foldPieces', () => {
  it('loses nothing and hides no mark', () => {
    fc.assert(
      fc.property(marked, ({ text, marks }) => {
        const pieces = toPieces(text, numberMarks(text, marks));
        const parts = foldPieces(pieces);
        expect(parts.map((part) => ('hidden' in part ? part.hidden : part.text)).join('')).toBe(text);
        const shown = parts.flatMap((part) => ('hidden' in part ? [] : part.marks));
        expect(shown).toEqual(pieces.flatMap(({ marks }) => marks));
      }),
    );
  });

  it('leaves a message of ordinary length whole', () => {
    const text = 'Bonjour, votre colis est au port. '.repeat(20);
    expect(foldPieces(toPieces(text, []))).toHaveLength(1);
  });

  it('keeps the words around a mark and folds the far ones', () => {
    const text = `${'loin '.repeat(400)}près CODE près ${'loin '.repeat(400)}`;
    const start = text.indexOf('CODE');
    const [hiddenBefore, before, mark, after, hiddenAfter] = foldPieces(
      toPieces(text, numberMarks(text, [{ span: [start, start + 4], reason: REASON }])),
    );
    expect(hiddenBefore).toHaveProperty('hidden');
    expect(before).toHaveProperty('text', expect.stringMatching(/^loin .*près $/));
    expect(mark).toHaveProperty('text', 'CODE');
    expect(after).toHaveProperty('text', expect.stringMatching(/^ près .*loin $/));
    expect(hiddenAfter).toHaveProperty('hidden');
  });

  it('shows the beginning of a long text without marks', () => {
    const text = 'mot '.repeat(5000);
    const [beginning, rest] = foldPieces(toPieces(text, []));
    expect(beginning).toHaveProperty('text', 'mot '.repeat(112));
    expect(rest).toHaveProperty('hidden', 'mot '.repeat(5000 - 112));
  });
});
