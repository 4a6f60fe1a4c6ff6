import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataCodes } from './data-code.ts';

const { codeFor, hashOf } = dataCodes('a secret for tests, long enough');

test('a code has five groups of four, without letters that look alike', () => {
  for (let index = 0; index < 500; index += 1)
    expect(codeFor(`name ${index}`, ['a'])).toMatch(
      /^[AC-HJKMNP-RTWXY34679]{4}(-[AC-HJKMNP-RTWXY34679]{4}){4}$/,
    );
});

test('the same report has the same code, another one another', () => {
  expect(codeFor('name', ['a', 'b'])).toBe(codeFor('name', ['a', 'b']));
  const others = [
    codeFor('other', ['a', 'b']),
    codeFor('name', ['a']),
    codeFor('name', ['ab']),
    codeFor('name', ['a', 'c']),
  ];
  expect(new Set([...others, codeFor('name', ['a', 'b'])]).size).toBe(5);
});

test('a code is known as people type it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', ' ', '-', ' – '), (name, between) => {
      const code = codeFor(name, []);
      expect(hashOf(` ${code.toLowerCase().replaceAll('-', between)} `)).toBe(hashOf(code));
    }),
  );
});

test('what is no code has no hash', () => {
  fc.assert(fc.property(fc.string({ maxLength: 19 }), (text) => hashOf(text) === undefined));
  expect(hashOf('AAAA-AAAA-AAAA-AAAA-AAA0')).toBeUndefined();
});
