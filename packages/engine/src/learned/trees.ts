/**
 * Decision trees, all nodes one behind the other. A node with a feature asks whether that number is at most
 * `value`: if so, the next node follows, else the one at `otherwise`. A node without one (−1) ends its tree and adds `value`.
 */
export interface Trees {
  /** The first node of each tree. */
  readonly roots: ArrayLike<number>;
  readonly features: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly otherwise: ArrayLike<number>;
}

/** Trees as they are shipped: each list of numbers is one string, with spaces between them. */
export type PackedTrees = Readonly<Record<keyof Trees, string>>;

const written = (numbers: ArrayLike<number>): string => Array.from(numbers).join(' ');

export const packTrees = ({ roots, features, values, otherwise }: Trees): PackedTrees => ({
  roots: written(roots),
  features: written(features),
  values: written(values),
  otherwise: written(otherwise),
});

const numbersIn = (packed: string): readonly number[] => packed.split(' ').map(Number);

/** Each verdict looks at thousands of nodes all over these lists: they are kept small. */
export const unpackTrees = ({ roots, features, values, otherwise }: PackedTrees): Trees => ({
  roots: Int32Array.from(numbersIn(roots)),
  features: Int16Array.from(numbersIn(features)),
  values: Float64Array.from(numbersIn(values)),
  otherwise: Int32Array.from(numbersIn(otherwise)),
});

/** What all trees together say of some numbers. */
export function sumOfTrees({ roots, features, values, otherwise }: Trees, numbers: Float64Array): number {
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    let feature = features[node] as number;
    while (feature >= 0) {
      const isAtMost = (numbers[feature] as number) <= (values[node] as number);
      node = isAtMost ? node + 1 : (otherwise[node] as number);
      feature = features[node] as number;
    }
    sum += values[node] as number;
  }
  return sum;
}
