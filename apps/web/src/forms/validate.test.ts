import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { validate } from './validate.ts';

const schema = z
  .object({
    title: z.string().check(z.minLength(5, 'too short'), z.regex(/^[a-z]+$/, 'odd letters')),
    password: z.string(),
    again: z.string(),
  })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: 'not the same' }));

it('finds nothing wrong with right values', () => {
  expect(validate(schema, { title: 'hello', password: 'a', again: 'a' })).toEqual({});
});

it('gives the first mistake of each wrong field', () => {
  expect(validate(schema, { title: '1', password: 'a', again: 'a' })).toEqual({ title: 'too short' });
});

it('puts a mistake between two fields where the schema says', () => {
  expect(validate(schema, { title: 'hello', password: 'a', again: 'b' })).toEqual({ again: 'not the same' });
});
