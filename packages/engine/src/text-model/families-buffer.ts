import { FeatureBuffer } from '../learned/feature-buffer.ts';

/** A buffer that remembers where each family of features ends: a family gets its values when it is complete. */
export class FamiliesBuffer extends FeatureBuffer {
  /** End of each family, exclusive. */
  readonly ends: number[] = [];

  override clear(): void {
    super.clear();
    this.ends.length = 0;
  }

  override setValues(start: number, value: number): void {
    super.setValues(start, value);
    this.ends.push(this.length);
  }
}
