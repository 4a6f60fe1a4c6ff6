/** The features of one text, in parallel arrays that grow as needed and are used again for the next text. */
export class FeatureBuffer {
  buckets = new Int32Array(2048);
  values = new Float32Array(2048);
  /** First and last token that a feature came from; they are what is shown when a verdict is explained. */
  firstTokens = new Int32Array(2048);
  lastTokens = new Int32Array(2048);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(bucket: number, firstToken: number, lastToken: number): void {
    if (this.length === this.buckets.length) this.grow();
    this.buckets[this.length] = bucket;
    this.firstTokens[this.length] = firstToken;
    this.lastTokens[this.length] = lastToken;
    this.length += 1;
  }

  /** Gives every feature since `start` the same value. */
  setValues(start: number, value: number): void {
    this.values.fill(value, start, this.length);
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
