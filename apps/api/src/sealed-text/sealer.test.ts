import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textSealer } from './sealer.ts';

const SECRET = 'a secret for tests, long enough';
const { seal, open, prefix } = textSealer(SECRET);
const anyText = fc.string({ unit: 'binary' });

test('what was sealed opens at its place, also after a restart', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, place) => {
      expect(textSealer(SECRET).open(seal(text, place), place)).toBe(text);
    }),
  );
});

test('no two sealed texts are the same, and none shows what it holds', () => {
  const sealed = Array.from({ length: 100 }, () => seal('+229 01 97 12 34 56', 'here'));
  expect(new Set(sealed).size).toBe(100);
  expect(sealed.join()).not.toContain(Buffer.from('97 12 34').toString('base64url'));
});

test('a text that was copied to another row or column does not open', () => {
  const sealed = seal('Awa', 'reports.contact 1');
  expect(open(sealed, 'reports.contact 2')).toBeUndefined();
  expect(open(sealed, 'reports.title 1')).toBeUndefined();
});

test('a text does not open with another secret', () => {
  const other = textSealer('another secret, also long enough');
  expect(other.open(seal('Awa', 'here'), 'here')).toBeUndefined();
  expect(other.prefix).not.toBe(prefix);
});

test('a text in which a single bit was changed does not open', () => {
  const sealed = seal('Il se dit agent', 'here').slice(prefix.length);
  fc.assert(
    fc.property(fc.nat(Buffer.from(sealed, 'base64url').length * 8 - 1), (bit) => {
      const bytes = Buffer.from(sealed, 'base64url');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(open(prefix + bytes.toString('base64url'), 'here')).toBeUndefined();
    }),
  );
});

test('whatever stands in the place of a sealed text ends in no error', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isOurs) => {
      expect(open(isOurs ? prefix + text : text, 'here')).toBeUndefined();
    }),
  );
});
