import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MASK,
  type MaskedText,
  maskShown,
  maskSpan,
  piecesOf,
  shownText,
  typeShown,
  unmaskSpan,
} from './masked-text.ts';

const TEXT = 'Koffi Mensah habite rue 12. Koffi a pris 5 000 F.';
const NAME = { span: [0, 12], kind: 'nom' } as const;
/** A surrogate without its other half. */
const HALF_SIGN = /\p{Cs}/u;
const plain: MaskedText = { text: TEXT, masks: [], proposals: [NAME] };

/** Any text with a few stretches masked. */
const masked = fc
  .tuple(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(fc.tuple(fc.nat(45), fc.nat(45)), { maxLength: 4 }),
  )
  .map(([text, spans]) =>
    spans.reduce<MaskedText>(
      (state, [one, other]) =>
        maskSpan(state, [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)]),
      { text, masks: [], proposals: [] },
    ),
  );

describe('a masked text', () => {
  it('shows a mask in the place of a proposal, and the words again', () => {
    const hidden = maskSpan(plain, NAME.span);
    expect(shownText(hidden)).toBe(`${MASK} habite rue 12. Koffi a pris 5 000 F.`);
    expect(piecesOf(hidden)[0]).toMatchObject({ state: 'masked', words: 'Koffi Mensah', kind: 'nom' });
    expect(unmaskSpan(hidden, NAME.span)).toEqual(plain);
  });

  it('masks what is selected in what is shown, without the blanks around it', () => {
    const hidden = maskSpan(plain, NAME.span);
    const from = shownText(hidden).indexOf(' Koffi ');
    const both = maskShown(hidden, [from, from + ' Koffi '.length]);
    expect(shownText(both)).toBe(`${MASK} habite rue 12. ${MASK} a pris 5 000 F.`);
    expect(both.masks).toEqual([
      [0, 12],
      [28, 33],
    ]);
  });

  it('takes the masks that a selection touches into one', () => {
    const hidden = maskSpan(plain, NAME.span);
    expect(shownText(maskShown(hidden, [1, 10]))).toBe(`${MASK} rue 12. Koffi a pris 5 000 F.`);
    expect(maskShown(hidden, [1, 10]).masks).toEqual([[0, 19]]);
  });

  it('masks nothing where only blanks are selected', () => {
    expect(maskShown(plain, [5, 6])).toBe(plain);
    expect(maskShown(plain, [4, 4])).toBe(plain);
  });

  it.each([
    ['a sign outside of the basic plane', 'Il dit 😀 et part', 8, 9],
    ['a family of four', 'Il dit 👨‍👩‍👧‍👦 et part', 9, 10],
    ['a letter with its accent apart', 'e\u0301tienne\u0300', 0, 1],
  ])('never cuts %s', (_name, text, start, end) => {
    const shown = shownText(maskSpan({ text, masks: [], proposals: [] }, [start, end]));
    expect(shown).toBe(text.replace(/😀|👨‍👩‍👧‍👦|^e\u0301/u, MASK));
    expect(shown).not.toMatch(HALF_SIGN);
  });

  it('keeps masks and proposals where nothing was typed', () => {
    const hidden = maskSpan(plain, NAME.span);
    const typed = typeShown(hidden, `Hier, ${shownText(hidden)}`);
    expect(typed.masks).toEqual([[6, 18]]);
    expect(piecesOf(typed)[1]).toMatchObject({ words: 'Koffi Mensah', kind: 'nom', state: 'masked' });
    expect(piecesOf(typeShown(typed, shownText(typed).replace(MASK, '••')))).toMatchObject([
      { state: 'plain' },
    ]);
  });

  it('reads as it was typed, whatever was masked', () => {
    fc.assert(
      fc.property(
        masked,
        fc.string({ unit: 'grapheme', maxLength: 45 }),
        fc.nat(45),
        fc.nat(45),
        (text, words, at, gone) => {
          const shown = shownText(text);
          for (const next of [words, shown.slice(0, at) + words + shown.slice(at + gone)])
            expect(shownText(typeShown(text, next))).toBe(next);
        },
      ),
    );
  });

  it('loses no letter, and splits no sign in two, wherever somebody selects', () => {
    fc.assert(
      fc.property(masked, fc.nat(60), fc.nat(60), (text, one, other) => {
        const shown = shownText(text);
        const [from, to] = [Math.min(one, other, shown.length), Math.min(Math.max(one, other), shown.length)];
        const next = maskShown(text, [from, to]);
        expect(
          piecesOf(next)
            .map(({ words }) => words)
            .join(''),
        ).toBe(text.text);
        if (!HALF_SIGN.test(shown)) expect(shownText(next)).not.toMatch(HALF_SIGN);
        // The selected text is gone from sight, except for its blanks.
        if (shown.slice(from, to).trim()) expect(next.masks.length).toBeGreaterThan(0);
        for (const mask of text.masks)
          expect(next.masks.some(([start, end]) => start <= mask[0] && end >= mask[1])).toBe(true);
      }),
    );
  });
});
