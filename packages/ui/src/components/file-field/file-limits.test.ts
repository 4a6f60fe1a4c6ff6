import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPicture, refusalOf } from './file-limits.ts';

const MIB = 1024 * 1024;
const limits = {
  accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
  maxBytes: 5 * MIB,
};
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('refusalOf', () => {
  it.each([
    ['a photo', file('photo.jpg', 'image/jpeg'), undefined],
    ['exactly the largest size', file('photo.jpg', 'image/jpeg', 5 * MIB), undefined],
    ['one byte more', file('photo.jpg', 'image/jpeg', 5 * MIB + 1), 'size'],
    ['a film', file('film.mp4', 'video/mp4'), 'type'],
    ['a large film: the type comes first', file('film.mp4', 'video/mp4', 90 * MIB), 'type'],
    ['a drawing with scripts in it', file('image.svg', 'image/svg+xml'), 'type'],
    ['no type, known ending', file('RECU.PDF', ''), undefined],
    ['no type, unknown ending', file('recu.exe', ''), 'type'],
    ['no type, no ending', file('recu', ''), 'type'],
    ['an ending that lies about a known type', file('virus.jpg', 'text/html'), 'type'],
  ] as const)('judges %s', (_, given, expected) => {
    expect(refusalOf(given, limits)).toBe(expected);
  });

  it('takes a whole kind', () => {
    expect(refusalOf(file('a.webp', 'image/webp'), { ...limits, accept: ['image/*'] })).toBeUndefined();
    expect(refusalOf(file('a.webp', 'imagery/webp'), { ...limits, accept: ['image/*'] })).toBe('type');
  });

  it('never takes what is too large, whatever its name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1 }), (name, type, over) => {
        expect(refusalOf(file(name, type, limits.maxBytes + over), limits)).toBeDefined();
      }),
    );
  });
});

describe('isPicture', () => {
  it.each([
    ['photo.png', 'image/png', true],
    ['PHOTO.JPG', '', true],
    ['recu.pdf', 'application/pdf', false],
    ['sans-fin', '', false],
  ])('judges %s (%s)', (name, type, expected) => {
    expect(isPicture({ name, type })).toBe(expected);
  });
});
