const BITS_A_KEY = 10;
/** With ten bits for each key, seven places give the fewest mistakes: about one in a hundred. */
const PLACES = 7;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Remembers keys in ten bits each. It may take a key for one of them by mistake, but never the other way round.
 * Source: B. H. Bloom, 1970; places from two hashes after Kirsch and Mitzenmacher, 2006.
 */
export class BloomFilter {
  readonly #bits: Uint32Array;
  readonly #size: number;
  readonly #capacity: number;
  #added = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#bits = new Uint32Array(Math.ceil((capacity * BITS_A_KEY) / 32));
    this.#size = this.#bits.length * 32;
  }

  /** More keys have been added than it was made for: mistakes become frequent. */
  get isFull(): boolean {
    return this.#added > this.#capacity;
  }

  add(key: string): void {
    const [first, second] = hashes(key);
    for (let index = 0; index < PLACES; index += 1) {
      const place = this.#place(first, second, index);
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
    }
    this.#added += 1;
  }

  has(key: string): boolean {
    const [first, second] = hashes(key);
    for (let index = 0; index < PLACES; index += 1) {
      const place = this.#place(first, second, index);
      if (((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) === 0) return false;
    }
    return true;
  }

  #place(first: number, second: number, index: number): number {
    return ((first + Math.imul(index, second)) >>> 0) % this.#size;
  }
}

function hashes(key: string): readonly [number, number] {
  const first = hash(key, FNV_START);
  return [first, hash(key, first ^ FNV_PRIME) | 1];
}

/** FNV-1a over UTF-16 code units, stirred at the end so that like keys come far apart (murmur3's finish). */
function hash(key: string, start: number): number {
  let value = start;
  for (let index = 0; index < key.length; index += 1)
    value = Math.imul(value ^ key.charCodeAt(index), FNV_PRIME);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
