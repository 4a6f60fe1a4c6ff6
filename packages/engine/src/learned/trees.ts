/**
 * Decision trees, all nodes one behind the other. A node with a feature asks whether that number is at most
 * `value`: if so, the next node follows, else the one at `otherwise`. A node without one (−1) ends its tree and adds `value`.
 */
export interface Trees {
  /** The first node of each tree. */
  readonly roots: readonly number[];
  readonly features: readonly number[];
  readonly values: readonly number[];
  readonly otherwise: readonly number[];
}

/** Trees as they are shipped: each list of numbers is one string, with spaces between them. */
export type PackedTrees = Readonly<Record<keyof Trees, string>>;

export const packTrees = ({ roots, features, values, otherwise }: Trees): PackedTrees => ({
  roots: roots.join(' '),
  features: features.join(' '),
  values: values.join(' '),
  otherwise: otherwise.join(' '),
});

const numbersIn = (packed: string): readonly number[] => packed.split(' ').map(Number);

export const unpackTrees = ({ roots, features, values, otherwise }: PackedTrees): Trees => ({
  roots: numbersIn(roots),
  features: numbersIn(features),
  values: numbersIn(values),
  otherwise: numbersIn(otherwise),
});

/** Trees ready for use. */
export interface OpenTrees {
  readonly roots: Int32Array;
  readonly features: Int16Array;
  readonly values: Float64Array;
  readonly otherwise: Int32Array;
}

export const openTrees = ({ roots, features, values, otherwise }: Trees): OpenTrees => ({
  roots: Int32Array.from(roots),
  features: Int16Array.from(features),
  values: Float64Array.from(values),
  otherwise: Int32Array.from(otherwise),
});

/** What all trees together say of some numbers. */
export function sumOfTrees({ roots, features, values, otherwise }: OpenTrees, numbers: Float64Array): number {
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] ?? 0;
    let feature = features[node] ?? -1;
    while (feature >= 0) {
      node = (numbers[feature] ?? 0) <= (values[node] ?? 0) ? node + 1 : (otherwise[node] ?? 0);
      feature = features[node] ?? -1;
    }
    sum += values[node] ?? 0;
  }
  return sum;
}
