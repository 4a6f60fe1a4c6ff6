import { ADDRESS_BITS } from '../src/address-model/address-features.ts';
import { RUNS_FROM } from '../src/address-model/address-numbers.ts';
import { addressRuns, LEARNED_RUNS, learnedTexts, NAME_RUNS } from '../src/address-model/address-runs.ts';
import type { FullAddressWeights } from '../src/address-model/full-reader.ts';
import { openRuns, RUN_BITS } from '../src/learned/runs.ts';
import { packTrees } from '../src/learned/trees.ts';
import {
  type PackedWeights,
  packWeights,
  STEPS,
  unpackWeights,
  weightAt,
} from '../src/learned/weight-table.ts';
import type { Learn } from './cross-validation.ts';
import { establishedNames } from './established-sites.ts';
import { foldOfName } from './folds.ts';
import { LINK_SETTINGS, TREE_SETTINGS, TREES_START, weightOfLink } from './link-recipe.ts';
import type { FullFeatures, ReadLink } from './link-training.ts';
import { type LogisticModel, trainLogistic } from './logistic.ts';
import { withoutLone } from './lone-features.ts';
import { learnRuns } from './runs-training.ts';
import {
  type FeatureTables,
  learnStacked,
  type Stacked,
  type Stacking,
  trainStacked,
  type Weighed,
  weighFamilies,
} from './stacking.ts';

const SIZE = 2 ** ADDRESS_BITS;
const targetOf = ({ row }: ReadLink) => (row.label === 'scam' ? 1 : 0);

const STACKING: Stacking<ReadLink> = {
  foldOf: ({ site }) => foldOfName(`within ${site}`),
  train: (links) => trainTables(links),
  weigh: (tables, { full }) => weighed(tables, full),
  targetOf,
  weightOf: ({ row }) => weightOfLink(row),
  start: TREES_START,
  settings: TREE_SETTINGS,
};

/** Trains the server's reader of addresses. */
export const trainFullLinks = (links: readonly ReadLink[]): Stacked => trainStacked(links, STACKING);

/** The server's reader as a learner, for cross-validation. */
export const learnFullLinks: Learn<ReadLink> = learnStacked(STACKING);

const trainTables = (links: readonly ReadLink[]): FeatureTables => {
  const packedRuns = trainRuns(links);
  return { features: trainFeatures(links), packedRuns, runs: openRuns(packedRuns) };
};

function trainRuns(links: readonly ReadLink[]): PackedWeights {
  const weights = new Float64Array(2 ** RUN_BITS);
  const names = establishedNames().map((text) => ({ text, isScam: true, weight: 1 }));
  learnRuns(names, NAME_RUNS, weights);
  const texts = links.map(({ full }) => learnedTexts(full.address));
  for (const [part, kind] of LEARNED_RUNS.entries()) {
    const rows = links.map((link, index) => ({
      text: texts[index]?.[part] ?? '',
      isScam: targetOf(link) === 1,
      weight: weightOfLink(link.row),
    }));
    learnRuns(rows, kind, weights);
  }
  return packWeights(weights, RUN_BITS, STEPS.finest);
}

/** A table with its weights rounded to what is shipped, so that every figure is for what is run. */
function trainFeatures(links: readonly ReadLink[]): LogisticModel {
  const examples = links.map((link) => ({
    ...link.full.vector,
    ends: link.full.ends,
    target: targetOf(link),
    weight: weightOfLink(link.row),
  }));
  const { weights, bias } = trainLogistic(withoutLone(examples, SIZE), SIZE, LINK_SETTINGS);
  const shipped = unpackWeights(packWeights(weights, ADDRESS_BITS, STEPS.finest));
  return { weights: weights.map((_, bucket) => weightAt(shipped, bucket)), bias };
}

/** What tables find in an address, family by family, before the address's own figures; as `full-reader.ts` does it. */
function weighed(
  { features, runs }: FeatureTables,
  { vector, ends, figures, address }: FullFeatures,
): Weighed {
  const numbers = figures.slice();
  addressRuns(address, runs, numbers, RUNS_FROM);
  return { sum: weighFamilies(features, vector, ends, numbers), numbers };
}

/** Packs a trained reader as it is shipped. */
export const packFullLinks = (
  { tables, trees }: Stacked,
  curve: FullAddressWeights['curve'],
): FullAddressWeights => ({
  bias: tables.features.bias,
  table: packWeights(tables.features.weights, ADDRESS_BITS, STEPS.finest),
  runs: tables.packedRuns,
  start: TREES_START,
  trees: packTrees(trees),
  curve,
});
