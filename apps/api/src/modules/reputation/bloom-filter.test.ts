import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BloomFilter } from './bloom-filter.ts';

test('forgets no key', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (keys) => {
      const filter = new BloomFilter(keys.length + 1);
      for (const key of keys) filter.add(key);
      expect(keys.every((key) => filter.has(key))).toBe(true);
    }),
  );
});

test('takes few others for one of its keys, though they are much alike', () => {
  const filter = new BloomFilter(10_000);
  for (let index = 0; index < 10_000; index += 1) filter.add(`domain:boutique-${index}.example`);
  const mistakes = Array.from({ length: 10_000 }, (_, index) => `domain:boutique-${index + 10_000}.example`);
  expect(mistakes.filter((key) => filter.has(key)).length).toBeLessThan(200);
});

test('says when it holds more than it was made for', () => {
  const filter = new BloomFilter(1);
  filter.add('a');
  expect(filter.isFull).toBe(false);
  filter.add('b');
  expect(filter.isFull).toBe(true);
});
