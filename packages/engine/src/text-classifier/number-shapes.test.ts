import { describe, expect, test } from 'vitest';
import { shapeOfNumber } from './number-shapes.ts';

/** The kind of the figures at the start of a text. */
const kindOf = (text: string) => shapeOfNumber(text, 0, /^[\d .,:/]*\d/.exec(text)?.[0].length ?? 0).kind;

describe('what a figure in a message is', () => {
  test.each(['35 000', '12.500', '1500', '150 000 avant ce soir', '10 mil', '5 mille', '2 000 F', '40k'])(
    '%s is a sum of money',
    (text) => expect(kindOf(text)).toBe('amount'),
  );

  test.each(['1900', '2000', '2026', '4417', '150', '12'])('%s is no sum', (text) =>
    expect(kindOf(text)).toBe('number'),
  );

  test.each([
    ['0165447700', 'phone'],
    ['10:00', 'time'],
    ['12/03/2026', 'date'],
    ['25 %', 'number'],
    ['25%', 'percent'],
  ])('%s is read as %s, round or not', (text, kind) => expect(kindOf(text)).toBe(kind));
});
