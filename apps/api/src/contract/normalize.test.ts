import { verifyLinkBody } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { normalizer } from './normalize.ts';

test('what the contract trims is trimmed, and nothing else', () => {
  const body = { link: ' \u00a0 a b\n', other: ' x ' };
  normalizer(verifyLinkBody)(body);
  expect(body).toEqual({ link: 'a b', other: ' x ' });
});

test('a field that the contract takes as it is keeps its blanks', () => {
  const body = { password: ' secret ' };
  normalizer(z.object({ password: z.string().check(z.minLength(1)) }))(body);
  expect(body).toEqual({ password: ' secret ' });
});

test('what may be left out is trimmed too', () => {
  const body = { contact: ' a ' };
  normalizer(z.object({ contact: z.optional(z.string().check(z.trim())) }))(body);
  expect(body).toEqual({ contact: 'a' });
});

test('figures in an address are read where the contract wants a number, and only there', () => {
  const query = { limit: '20', search: '2024', page: 'two', size: '1e3' };
  const number = z.optional(z.int());
  const type = z.object({ limit: number, search: z.string(), page: number, size: number });
  normalizer(type, { readsNumbers: true })(query);
  expect(query).toEqual({ limit: 20, search: '2024', page: 'two', size: '1e3' });
});

test.each([null, 5, 'text', [], { link: 5 }, { link: null }])('%j is left to the check', (body) => {
  const before = structuredClone(body);
  normalizer(verifyLinkBody)(body);
  expect(body).toEqual(before);
});
