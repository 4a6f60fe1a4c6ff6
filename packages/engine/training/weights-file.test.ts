import { readdirSync, readFileSync } from 'node:fs';
import { crc32 as crc32OfNode } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from '../src/inference/crc32.ts';
import { decodeWeights } from '../src/inference/weights-file.ts';
import { encodeWeights } from './weights-file.ts';

const WEIGHTS = {
  bias: -0.25,
  table: { bits: 4, gaps: 'abc_'.repeat(100), steps: 'short' },
  curve: { risk: [0, 12.5, 100] },
  trees: { roots: Int32Array.of(0, 70_000), features: Int16Array.of(3, -1, 2), values: Float64Array.of(0.1) },
};

it('gives back what was encoded, from wherever in a buffer the file stands', () => {
  const file = encodeWeights('some', WEIGHTS);
  const later = new Uint8Array(file.length + 3);
  later.set(file, 3);
  expect(decodeWeights('some', file)).toEqual(WEIGHTS);
  expect(decodeWeights('some', later.subarray(3))).toEqual(WEIGHTS);
  expect(decodeWeights('some', Buffer.from(file))).toEqual(WEIGHTS);
});

it('gives the same bytes for the same weights', () => {
  expect(encodeWeights('some', WEIGHTS)).toEqual(encodeWeights('some', structuredClone(WEIGHTS)));
});

it('keeps every list of numbers to the bit', () => {
  fc.assert(
    fc.property(fc.float64Array(), fc.int32Array(), fc.int16Array(), (values, roots, features) => {
      const weights = { values, roots, features };
      expect(decodeWeights('any', encodeWeights('any', weights))).toEqual(weights);
    }),
  );
});

it('refuses a file with any bit changed, cut short, or longer', () => {
  const file = encodeWeights('some', WEIGHTS);
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(7), (at, bit) => {
      const broken = file.slice();
      broken[at] = (broken[at] as number) ^ (1 << bit);
      expect(() => decodeWeights('some', broken)).toThrow('cannot be used');
    }),
  );
  expect(() => decodeWeights('some', file.subarray(0, 10))).toThrow('the file has 10 bytes');
  expect(() => decodeWeights('some', file.subarray(0, -1))).toThrow(`not ${file.length}`);
  expect(() => decodeWeights('some', Uint8Array.of(...file, 0))).toThrow(`not ${file.length}`);
});

it('says what is wrong with a file', () => {
  const file = encodeWeights('some', WEIGHTS);
  const changed = (at: number) => file.with(at, 9);
  expect(() => decodeWeights('some', changed(0))).toThrow('this is not a file of weights');
  expect(() => decodeWeights('some', changed(4))).toThrow('its format is version 9, not 1');
  expect(() => decodeWeights('some', changed(file.length - 1))).toThrow('its checksum is wrong');
  expect(() => decodeWeights('other', file)).toThrow('the file holds "some"');
});

it('refuses to encode a long string that is not ASCII', () => {
  expect(() => encodeWeights('some', { words: 'é'.repeat(64) })).toThrow('not ASCII');
});

it('computes the CRC-32 of gzip', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => crc32(bytes) === crc32OfNode(bytes)));
});

const SHIPPED = new URL('../weights/', import.meta.url);

it.each(readdirSync(SHIPPED))('encodes %s, as it is shipped, into the same bytes again', (file) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, SHIPPED)));
  const name = file.replace(/\.weights$/, '');
  expect(Buffer.compare(encodeWeights(name, decodeWeights<object>(name, bytes)), bytes)).toBe(0);
});
