import { hashEnd } from './hash.ts';

/** The hashed features of one item, in parallel arrays. They grow as needed and are used again for the next item. */
export class FeatureBuffer {
  buckets = new Int32Array(2048);
  values = new Float32Array(2048);
  /** The first and the last token that a feature came from. Attribution shows them. */
  firstTokens = new Int32Array(2048);
  lastTokens = new Int32Array(2048);
  length = 0;
  private readonly shift: number;

  /** @param bits - of a feature's bucket. */
  constructor(bits: number) {
    this.shift = 32 - bits;
  }

  clear(): void {
    this.length = 0;
  }

  /** Adds a feature by its hash. */
  add(hash: number, firstToken = 0, lastToken = 0): void {
    this.addBucket(hashEnd(hash) >>> this.shift, firstToken, lastToken);
  }

  /** Adds a feature by its bucket. */
  addBucket(bucket: number, firstToken = 0, lastToken = 0): void {
    const { length } = this;
    if (length === this.buckets.length) this.grow();
    this.buckets[length] = bucket;
    this.firstTokens[length] = firstToken;
    this.lastTokens[length] = lastToken;
    this.length = length + 1;
  }

  /** Gives every feature since `start` the same value. */
  setValues(start: number, value: number): void {
    this.values.fill(value, start, this.length);
  }

  /**
   * Scales the features since `start` so that their L2 norm is `total`, however many they are. Fewer than `fewest` are scaled as if they
   * were `fewest`.
   */
  share(start: number, total = 1, fewest = 1): void {
    this.setValues(start, total / Math.sqrt(Math.max(this.length - start, fewest)));
  }

  private grow(): void {
    for (const key of ['buckets', 'firstTokens', 'lastTokens'] as const) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this[key]);
      this[key] = larger;
    }
    const larger = new Float32Array(this.length * 2);
    larger.set(this.values);
    this.values = larger;
  }
}
