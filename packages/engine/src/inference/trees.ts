/**
 * Decision trees, all nodes in one list. An inner node compares its feature with its value: if the feature is at most the value, the
 * left child follows, which is the next node; otherwise the right child, at `otherwise`. A leaf has the feature −1, and adds its value.
 */
export interface Trees {
  /** The root of each tree. */
  readonly roots: ArrayLike<number>;
  readonly features: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly otherwise: ArrayLike<number>;
}

/** Trees as they are shipped. Each verdict visits thousands of nodes, so the lists are kept small. */
export const packTrees = ({ roots, features, values, otherwise }: Trees) => ({
  roots: Int32Array.from(roots),
  features: Int16Array.from(features),
  values: Float64Array.from(values),
  otherwise: Int32Array.from(otherwise),
});

/** The sum of all trees for some features. */
export function sumOfTrees(trees: Trees, denseFeatures: Float64Array): number {
  const { roots, features, values, otherwise } = trees;
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    let feature = features[node] as number;
    while (feature >= 0) {
      const isAtMost = (denseFeatures[feature] as number) <= (values[node] as number);
      node = isAtMost ? node + 1 : (otherwise[node] as number);
      feature = features[node] as number;
    }
    sum += values[node] as number;
  }
  return sum;
}
