import { ADDRESS_BITS, FAMILIES } from '../src/address-model/address-features.ts';
import { NUMBERS } from '../src/address-model/address-numbers.ts';
import type { FullAddressWeights } from '../src/address-model/full-reader.ts';
import { openTrees, sumOfTrees, type Trees } from '../src/learned/trees.ts';
import { packWeights, STEPS, unpackWeights, weightAt } from '../src/learned/weight-table.ts';
import { type NumbersExample, trainBoosted } from './boosting/boost.ts';
import type { Learn } from './cross-validation.ts';
import { foldOfName } from './folds.ts';
import { LINK_SETTINGS, TREE_SETTINGS, TREES_START, weightOfLink } from './link-recipe.ts';
import type { FullFeatures, ReadLink } from './link-training.ts';
import { type LogisticModel, trainLogistic } from './logistic.ts';
import { withoutLone } from './lone-features.ts';

/** The server's reader of addresses, as trained. */
export interface FullLinkModel {
  readonly table: LogisticModel;
  readonly trees: Trees;
}

const SIZE = 2 ** ADDRESS_BITS;
const targetOf = ({ row }: ReadLink) => (row.label === 'scam' ? 1 : 0);

/**
 * Trains the table, then the trees on what tables say of sites that they were not trained on: what a table says of its own rows is
 * too good to learn from.
 */
export function trainFullLinks(links: readonly ReadLink[]): FullLinkModel {
  const folds = links.map(({ site }) => foldOfName(`within ${site}`));
  const examples: NumbersExample[] = [];
  for (const fold of new Set(folds)) {
    const table = trainTable(links.filter((_, index) => folds[index] !== fold));
    for (const [index, link] of links.entries()) {
      if (folds[index] !== fold) continue;
      const { sum, numbers } = weighed(table, link.full);
      examples.push({
        numbers,
        start: TREES_START * sum,
        target: targetOf(link),
        weight: weightOfLink(link.row),
      });
    }
  }
  return { table: trainTable(links), trees: trainBoosted(examples, TREE_SETTINGS) };
}

/** A server's reader as a learner, for cross-validation. */
export const learnFullLinks: Learn<ReadLink> = (links) => judgeOf(trainFullLinks(links));

function judgeOf({ table, trees }: FullLinkModel): (link: ReadLink) => number {
  const opened = openTrees(trees);
  return ({ full }) => {
    const { sum, numbers } = weighed(table, full);
    return TREES_START * sum + sumOfTrees(opened, numbers);
  };
}

/** A table with its weights rounded to what is shipped, so that every figure is for what is run. */
function trainTable(links: readonly ReadLink[]): LogisticModel {
  const examples = links.map((link) => ({
    ...link.full.vector,
    target: targetOf(link),
    weight: weightOfLink(link.row),
  }));
  const { weights, bias } = trainLogistic(withoutLone(examples, SIZE), SIZE, LINK_SETTINGS);
  const shipped = unpackWeights(packWeights(weights, ADDRESS_BITS, STEPS.finest));
  return { weights: weights.map((_, bucket) => weightAt(shipped, bucket)), bias };
}

/** What a table finds in an address, family by family, before the address's own figures; as `full-reader.ts` does it. */
function weighed({ weights, bias }: LogisticModel, { vector, ends, figures }: FullFeatures) {
  const numbers = new Float64Array(NUMBERS);
  numbers.set(figures);
  let sum = bias;
  let index = 0;
  for (const [family, end] of ends.entries()) {
    let weight = 0;
    for (; index < end; index += 1) {
      weight += (weights[vector.buckets[index] ?? 0] ?? 0) * (vector.values[index] ?? 0);
    }
    numbers[family] = weight;
    sum += weight;
  }
  numbers[FAMILIES.length] = sum;
  return { sum, numbers };
}

/** Packs a trained reader as it is shipped. */
export const packFullLinks = (
  { table, trees }: FullLinkModel,
  curve: FullAddressWeights['curve'],
): FullAddressWeights => ({
  bias: table.bias,
  table: packWeights(table.weights, ADDRESS_BITS, STEPS.finest),
  start: TREES_START,
  trees,
  curve,
});
