import { expect, it } from 'vitest';
import { breakIntoLines } from './lines.ts';

/** Every letter is one wide. */
const count = (text: string) => [...text].length;
const inLines = (text: string, width: number) => breakIntoLines(text, width, count);

it('puts whole words into lines that fit', () => {
  expect(inLines('Raccrochez et ne payez rien', 12)).toEqual(['Raccrochez', 'et ne payez', 'rien']);
});

it('goes on in the next line with a word that is longer than one, and loses no letter of it', () => {
  const lines = inLines('Allez sur exemple-tres-long.bj/compte maintenant', 10);
  expect(lines.every((line) => count(line) <= 10)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe('Allezsurexemple-tres-long.bj/comptemaintenant');
});

it('keeps a no-break space within its line, and begins a new one where the text does', () => {
  expect(inLines('À faire\u00A0: rien\nGardez', 12)).toEqual(['À faire\u00A0:', 'rien', 'Gardez']);
});

it('shows a letter even where none fits', () => {
  expect(inLines('ab', 0)).toEqual(['a', 'b']);
});
