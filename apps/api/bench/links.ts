import { createHash } from 'node:crypto';

/** Links that people check: four of five have no reputation. */
export const LINKS = Array.from(
  { length: 50_000 },
  (_, index) => `https://www.boutique-${index}.example/page?id=${index}`,
).toSorted((one, other) => hash(one) - hash(other));

const KNOWN_EVERY = 5;
export const KNOWN_LINKS = LINKS.filter((_, index) => index % KNOWN_EVERY === 0);

/**
 * Links as many people paste them. The second most common link comes half as often as the first, the third a third as often
 * (Zipf's law, which holds for the addresses that people open).
 *
 * @param seed another one makes another choice.
 */
export function pastedLinks(number: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  // The sum of 1/n grows like the logarithm, so its inverse is a power.
  return Array.from({ length: number }, () => LINKS[Math.floor(LINKS.length ** random()) - 1] ?? '');
}

/** Numbers from 0 to below 1, the same for the same seed (a linear congruential generator, Numerical Recipes). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
