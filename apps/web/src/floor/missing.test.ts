import { CONTACTS } from '@scamguard/content/contacts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMissing } from './missing.ts';

/** The newer engine's own functions, to compare with those that stand in for them. */
const OWNERS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'toReversed', 'toSorted']],
  [Object.getPrototypeOf(Int8Array.prototype), ['at']],
  [String.prototype, ['at', 'replaceAll']],
  [Object, ['hasOwn']],
  [globalThis, ['structuredClone']],
  [AbortSignal, ['timeout']],
  [Intl, ['DisplayNames']],
];
const real = OWNERS.flatMap(([owner, names]) =>
  names.map((name) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const),
);
const original = {
  DisplayNames: Intl.DisplayNames,
  at: Array.prototype.at,
  findLast: Array.prototype.findLast,
  toReversed: Array.prototype.toReversed,
  toSorted: Array.prototype.toSorted,
  replaceAll: String.prototype.replaceAll,
  textAt: String.prototype.at,
};

/** The same cases that the newer engine answers. */
const same = <Given>(
  given: fc.Arbitrary<Given>,
  mine: (value: Given) => unknown,
  its: (value: Given) => unknown,
) =>
  fc.assert(
    fc.property(given, (value) => {
      const [one, other] = [mine(value), its(value)];
      if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(JSON.stringify([value, one, other]));
    }),
  );

const isOdd = (value: unknown) => Number(value) % 2 !== 0;

describe('where the browser lacks it', () => {
  beforeEach(() => {
    for (const [owner, name] of real) Reflect.deleteProperty(owner, name);
    addMissing();
  });
  afterEach(() => {
    for (const [owner, name, descriptor] of real) Object.defineProperty(owner, name, descriptor ?? {});
  });
  const numbers = fc.array(fc.integer());

  it('an index from the end', () => {
    const both = fc.tuple(numbers, fc.integer({ min: -12, max: 12 }));
    same(
      both,
      ([all, index]) => all.at(index),
      ([all, index]) => original.at.call(all, index),
    );
    same(
      both,
      ([all, index]) => String(all).at(index),
      ([all, index]) => original.textAt.call(String(all), index),
    );
    expect(new Uint8Array([1, 2]).at(-1)).toBe(2);
  });

  it('copies in another order', () => {
    same(
      numbers,
      (all) => all.toReversed(),
      (all) => original.toReversed.call(all),
    );
    same(
      numbers,
      (all) => all.toSorted(),
      (all) => original.toSorted.call(all),
    );
    same(
      numbers,
      (all) => all.toSorted((one, other) => one - other),
      (all) => original.toSorted.call(all, (one: number, other: number) => one - other),
    );
    const all = [2, 1];
    all.toSorted();
    expect(all).toEqual([2, 1]);
  });

  it('the last that is wanted', () => {
    same(
      numbers,
      (all) => all.findLast(isOdd),
      (all) => original.findLast.call(all, isOdd),
    );
  });

  it('all places of a text', () => {
    const three = fc.tuple(fc.string(), fc.string({ maxLength: 2 }), fc.string());
    same(
      three,
      ([text, found, by]) => text.replaceAll(found, by),
      ([text, found, by]) => Reflect.apply(original.replaceAll, text, [found, by]),
    );
    expect('a.b.c'.replaceAll(/\./g, '<$&>')).toBe('a<.>b<.>c');
  });

  it('keys of its own, and copies of plain data', () => {
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
    same(
      fc.jsonValue(),
      (value) => structuredClone(value),
      (value) => value,
    );
    const inner = { list: [{ a: 1 }] };
    expect(structuredClone(inner).list[0]).not.toBe(inner.list[0]);
  });

  it('does not show in loops', () => {
    const seen: string[] = [];
    for (const key in [1]) seen.push(key);
    expect(seen).toEqual(['0']);
  });

  it.each(['fr', 'en'])('names of the countries of the site as the server writes them, in %s', (language) => {
    const mine = new Intl.DisplayNames(language, { type: 'region' });
    const its = new original.DisplayNames(language, { type: 'region' });
    for (const code of Object.keys(CONTACTS)) expect(mine.of(code)).toBe(its.of(code));
    expect(mine.of('FR')).toBe('FR');
  });
});

it('leaves alone what is there', () => {
  addMissing();
  for (const [owner, name, descriptor] of real)
    expect(Object.getOwnPropertyDescriptor(owner, name)).toEqual(descriptor);
});
