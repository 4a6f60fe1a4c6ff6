import { expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './plain-values.ts';

it('copies values with all that is in them, and leaves files what they are', () => {
  const image = new File(['x'], 'x.png');
  const values = { title: 'a', image, of: [{ name: 'b' }], nothing: undefined };
  const copy = cloneDeep(values) as typeof values;
  expect(copy).toEqual(values);
  expect(copy.of[0]).not.toBe(values.of[0]);
  expect(copy.image).toBe(image);
  expect(cloneDeep(undefined)).toBeUndefined();
});

it('copies one level', () => {
  const inner = {};
  const copy = clone({ inner }) as { inner: object };
  expect(copy).toEqual({ inner });
  expect(copy.inner).toBe(inner);
  expect(clone([1, 2])).toEqual([1, 2]);
});

it('tells objects of names and values from others', () => {
  expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true]);
  expect([[], null, 'a', new Date(), new File([], 'x')].some(isPlainObject)).toBe(false);
});

it('finds the way to a value', () => {
  expect(toPath('title')).toEqual(['title']);
  expect(toPath('a.b')).toEqual(['a', 'b']);
  expect(toPath(['a'])).toEqual(['a']);
});
