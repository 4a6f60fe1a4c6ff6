import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it('cuts after sentences', () => {
    expect(sentencesOf('Raccrochez. Puis rappelez vous-même !\nNe payez rien')).toEqual([
      'Raccrochez. ',
      'Puis rappelez vous-même !\n',
      'Ne payez rien',
    ]);
  });

  it('has nothing to say of nothing', () => {
    expect(sentencesOf('')).toEqual([]);
  });

  it('loses no letter and keeps every piece short, whatever is read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 600 }),
        fc.integer({ min: 1, max: 250 }),
        (text, longest) => {
          const pieces = sentencesOf(text, longest);
          expect(pieces.join('')).toBe(text);
          for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });
});
