import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { NotFetched } from './not-fetched.ts';
import { unpacked } from './unpacked.ts';

const LIST = Buffer.from('site.example\nautre.example\n');
const MAX = 1_000;

describe('an answer is unpacked', () => {
  test.each([
    ['as it is', LIST, undefined],
    ['by gzip', gzipSync(LIST), 'gzip'],
    ['by deflate', deflateSync(LIST), 'deflate'],
    ['from a file that is packed itself', gzipSync(LIST), undefined],
  ])('%s', async (_how, bytes, encoding) => {
    expect(await unpacked(bytes, encoding, MAX)).toEqual(LIST);
  });
});

test.each([
  ['a bomb', gzipSync(Buffer.alloc(1_000_000)), undefined],
  ['what was cut off', gzipSync(LIST).subarray(0, -9), 'gzip'],
  ['what is not what it says', LIST, 'deflate'],
])('%s is not taken', async (_what, bytes, encoding) => {
  await expect(unpacked(bytes, encoding, MAX)).rejects.toThrow(NotFetched);
});
