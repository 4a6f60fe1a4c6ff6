import { type LogisticModel, logOddsOf, type Vector } from './logistic.ts';

interface Readable {
  readonly vector: Vector;
}

/** Learns from items; what it returns gives log-odds to others. */
export type Learn<T> = (items: readonly T[]) => (item: T) => number;

/** A learner from what trains a logistic regression. */
export const judgeBy =
  <T extends Readable>(train: (items: readonly T[]) => LogisticModel): Learn<T> =>
  (items) => {
    const model = train(items);
    return ({ vector }) => logOddsOf(model, vector);
  };

/** The log-odds of each item by one that learned without its fold. */
export function outOfFold<T>(items: readonly T[], folds: readonly number[], learn: Learn<T>): Float64Array {
  const judged = new Float64Array(items.length);
  for (const fold of new Set(folds)) {
    const judge = learn(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) if (folds[index] === fold) judged[index] = judge(item);
  }
  return judged;
}

/** The log-odds of the items that are left out, by one that learned from the others. */
export function withoutThem<T>(
  items: readonly T[],
  isLeftOut: (item: T) => boolean,
  learn: Learn<T>,
): ReadonlyMap<T, number> {
  const judge = learn(items.filter((item) => !isLeftOut(item)));
  return new Map(items.filter(isLeftOut).map((item) => [item, judge(item)]));
}
