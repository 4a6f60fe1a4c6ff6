import { type LogisticModel, logOddsOf, type SparseVector } from './logistic.ts';

interface Featurized {
  readonly vector: SparseVector;
}

/** Trains on items, and returns a function that gives log-odds to other items. */
export type Learner<T> = (items: readonly T[]) => (item: T) => number;

/** A logistic regression as a learner. */
export const linearLearner =
  <T extends Featurized>(train: (items: readonly T[]) => LogisticModel): Learner<T> =>
  (items) => {
    const model = train(items);
    return ({ vector }) => logOddsOf(model, vector);
  };

/** The log-odds of each item, by a model that was trained without its fold. */
export function outOfFoldPredictions<T>(
  items: readonly T[],
  folds: readonly number[],
  learn: Learner<T>,
): Float64Array {
  const logOdds = new Float64Array(items.length);
  for (const fold of new Set(folds)) {
    const predict = learn(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) if (folds[index] === fold) logOdds[index] = predict(item);
  }
  return logOdds;
}

/** The log-odds of the items that are left out, by a model that was trained on the others. */
export function predictLeftOut<T>(
  items: readonly T[],
  isLeftOut: (item: T) => boolean,
  learn: Learner<T>,
): ReadonlyMap<T, number> {
  const predict = learn(items.filter((item) => !isLeftOut(item)));
  return new Map(items.filter(isLeftOut).map((item) => [item, predict(item)]));
}
