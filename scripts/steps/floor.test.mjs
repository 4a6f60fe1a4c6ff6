import { describe, expect, test } from 'vitest';
import { tooNewIn } from './floor.mjs';

const PROVIDED = new Set(['toSorted', 'timeout']);

describe('what the oldest browsers lack', () => {
  test.each([
    ['class A { #a = 1; }', ['private name']],
    ['class A { static { a(); } }', ['static block']],
    ['a ??= 1; b ||= 2', ['??=', '||=']],
    ['await a;', ['await outside a function']],
    ['/[a--b]/v.test(a)', ['regular expression with d or v']],
    ['a.toSpliced(1)', ['toSpliced (of an array)']],
    ['structuredClone(a)', ['structuredClone (of the web)']],
    ['new Intl.Segmenter()', ['Segmenter (of Intl)']],
    ['Promise.any(a)', ['any (of a promise)']],
  ])('is found: %s', (code, names) => {
    expect(tooNewIn(code, PROVIDED)).toEqual(names);
  });

  test.each([
    'a.toSorted(); AbortSignal.timeout(3)',
    'a.toWellFormed?.()',
    'zod.any(); options.timeout()',
    'const a = b?.c ?? d; class A { a = 1; static b = 2; }',
    'async function f() { await a; } const g = async () => { await a; }',
    '/a/giu.test(b)',
  ])('is not told of: %s', (code) => {
    expect(tooNewIn(code, PROVIDED)).toEqual([]);
  });
});
