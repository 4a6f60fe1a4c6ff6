import { FeatureBuffer } from '../inference/feature-buffer.ts';

/** A buffer that remembers where each group of features ends. A group gets its values when it is complete. */
export class GroupedFeatureBuffer extends FeatureBuffer {
  /** End of each group, exclusive. */
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
