/** The start of every feature hash. Each group of features adds a number of its own. */
export const HASH_START = 0x811c9dc5;

/** Adds one code to a hash (FNV-1a over 16-bit codes). */
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** Spreads a hash over all 32 bits, so that its upper bits make a good bucket number. */
export function hashEnd(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The hash of a string, by UTF-16 code units. */
export function hashString(text: string, start = HASH_START): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = hashStep(hash, text.charCodeAt(index));
  return hash;
}
