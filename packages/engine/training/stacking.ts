import type { NumbersExample } from './boosting/boost.ts';

/** What tables find in an item, in figures, and the log-odds that these add up to. */
export interface Weighed {
  readonly sum: number;
  readonly numbers: Float64Array;
}

/** How items become what trees learn from. */
export interface Stacking<Item, Tables> {
  readonly foldOf: (item: Item) => number;
  readonly train: (items: readonly Item[]) => Tables;
  readonly weigh: (tables: Tables, item: Item) => Weighed;
  readonly targetOf: (item: Item) => number;
  readonly weightOf: (item: Item) => number;
  /** Share of the tables' log-odds from which the trees start. */
  readonly start: number;
}

/** What trees learn from: what tables say of items that these were not trained on. Of its own items a table says what is too good. */
export function examplesFor<Item, Tables>(
  items: readonly Item[],
  { foldOf, train, weigh, targetOf, weightOf, start }: Stacking<Item, Tables>,
): readonly NumbersExample[] {
  const examples: NumbersExample[] = [];
  const folds = items.map(foldOf);
  for (const fold of new Set(folds)) {
    const tables = train(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) {
      if (folds[index] !== fold) continue;
      const { sum, numbers } = weigh(tables, item);
      examples.push({ numbers, start: start * sum, target: targetOf(item), weight: weightOf(item) });
    }
  }
  return examples;
}

/** Writes what each family of features weighs, then their sum with the bias, before the other figures. */
export function weighFamilies(
  { weights, bias }: { readonly weights: Float64Array; readonly bias: number },
  { buckets, values }: { readonly buckets: Int32Array; readonly values: Float32Array },
  ends: Int32Array,
  into: Float64Array,
): number {
  let sum = bias;
  let index = 0;
  for (const [family, end] of ends.entries()) {
    let weight = 0;
    for (; index < end; index += 1) weight += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
    into[family] = weight;
    sum += weight;
  }
  into[ends.length] = sum;
  return sum;
}
