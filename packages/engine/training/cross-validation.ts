import { type LogisticModel, logOddsOf, type Vector } from './logistic.ts';

interface Readable {
  readonly vector: Vector;
}

type Train<T> = (items: readonly T[]) => LogisticModel;

/** The log-odds of each item by a model that was trained without its fold. */
export function outOfFold<T extends Readable>(
  items: readonly T[],
  folds: readonly number[],
  train: Train<T>,
): Float64Array {
  const judged = new Float64Array(items.length);
  for (const fold of new Set(folds)) {
    const model = train(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) {
      if (folds[index] === fold) judged[index] = logOddsOf(model, item.vector);
    }
  }
  return judged;
}

/** The log-odds of the items that are left out, by a model that was trained on the others. */
export function withoutThem<T extends Readable>(
  items: readonly T[],
  isLeftOut: (item: T) => boolean,
  train: Train<T>,
): ReadonlyMap<T, number> {
  const model = train(items.filter((item) => !isLeftOut(item)));
  return new Map(items.filter(isLeftOut).map((item) => [item, logOddsOf(model, item.vector)]));
}
