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

/** Most leaves of a tree: one for each bit of a number. */
const MOST_LEAVES = 32;

/**
 * Trees ready for use. Walking down from the roots means to guess thousands of answers wrong; here nothing is guessed. The questions
 * of all trees stand together by the number that they ask about, from the lowest `value` to the highest, so that those answered "no"
 * come first. Each of them takes from its tree the leaves that only "yes" leads to; of what is left, the first is the tree's answer.
 * Source: Lucchese and others, QuickScorer, 2015.
 */
export interface OpenTrees {
  /** Where the questions about each number begin; behind them the end of all. */
  readonly begins: Int32Array;
  readonly values: Float64Array;
  /** The tree of each question. */
  readonly trees: Int32Array;
  /** One bit for each leaf of its tree, 0 for those that are not reached when the answer is "no". */
  readonly masks: Int32Array;
  /** What the leaves add, with room for {@link MOST_LEAVES} of each tree. */
  readonly leaves: Float64Array;
  /** The leaves still left to each tree. */
  readonly left: Int32Array;
}

interface Question {
  readonly feature: number;
  readonly value: number;
  readonly tree: number;
  readonly mask: number;
}

/** @throws RangeError when a tree has more leaves than there are bits. */
export function openTrees({ roots, features, values, otherwise }: Trees): OpenTrees {
  const questions: Question[] = [];
  const leaves = new Float64Array(roots.length * MOST_LEAVES);
  for (const [tree, root] of roots.entries()) {
    let leaf = 0;
    const open = (node: number): void => {
      const [feature = -1, value = 0] = [features[node], values[node]];
      if (feature < 0) {
        if (leaf === MOST_LEAVES) throw new RangeError(`A tree has more than ${MOST_LEAVES} leaves.`);
        leaves[tree * MOST_LEAVES + leaf] = value;
        leaf += 1;
        return;
      }
      const from = leaf;
      open(node + 1);
      questions.push({ feature, value, tree, mask: ~(((1 << (leaf - from)) - 1) << from) });
      open(otherwise[node] ?? 0);
    };
    open(root);
  }
  questions.sort((one, other) => one.feature - other.feature || one.value - other.value);
  const begins = new Int32Array((questions.at(-1)?.feature ?? -1) + 2);
  for (const { feature } of questions) begins[feature + 1] = (begins[feature + 1] ?? 0) + 1;
  for (let feature = 1; feature < begins.length; feature += 1)
    begins[feature] = (begins[feature] ?? 0) + (begins[feature - 1] ?? 0);
  return {
    begins,
    values: Float64Array.from(questions, ({ value }) => value),
    trees: Int32Array.from(questions, ({ tree }) => tree),
    masks: Int32Array.from(questions, ({ mask }) => mask),
    leaves,
    left: new Int32Array(roots.length),
  };
}

/** What all trees together say of some numbers. */
export function sumOfTrees(
  { begins, values, trees, masks, leaves, left }: OpenTrees,
  numbers: Float64Array,
): number {
  left.fill(-1);
  let question = 0;
  for (let feature = 0; feature + 1 < begins.length; feature += 1) {
    const number = numbers[feature] as number;
    const end = begins[feature + 1] as number;
    for (; question < end && number > (values[question] as number); question += 1) {
      const tree = trees[question] as number;
      left[tree] = (left[tree] as number) & (masks[question] as number);
    }
    question = end;
  }
  let sum = 0;
  for (let tree = 0; tree < left.length; tree += 1) {
    const rest = left[tree] as number;
    sum += leaves[tree * MOST_LEAVES + 31 - Math.clz32(rest & -rest)] as number;
  }
  return sum;
}
