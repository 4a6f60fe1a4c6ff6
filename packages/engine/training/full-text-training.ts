import { openRuns, RUN_BITS } from '../src/learned/runs.ts';
import { packTrees } from '../src/learned/trees.ts';
import { packWeights, STEPS } from '../src/learned/weight-table.ts';
import type { FullTextWeights } from '../src/text-model/full-reader.ts';
import { RUNS_FROM } from '../src/text-model/text-numbers.ts';
import { TEXT_RUNS, weighTextRuns } from '../src/text-model/text-runs.ts';
import type { Learn } from './cross-validation.ts';
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
import { TEXT_RUN_LIMITS, TEXT_TREES, TEXT_TREES_START, weightInTrees, weightOf } from './text-recipe.ts';
import { packTexts, type ReadText, trainTexts } from './text-training.ts';

const isScam = ({ row }: ReadText) => row.label === 'scam';

const STACKING: Stacking<ReadText> = {
  foldOf: ({ fold }) => fold,
  train: trainedOnce(trainTables),
  weigh: weighedBy,
  targetOf: (text) => (isScam(text) ? 1 : 0),
  weightOf: ({ row }) => weightInTrees(row),
  start: TEXT_TREES_START,
  settings: TEXT_TREES,
};

/** Trains the server's reader of texts. */
export const trainFullTexts = (texts: readonly ReadText[]): Stacked => trainStacked(texts, STACKING);

/** The server's reader as a learner, for cross-validation. */
export const learnFullTexts: Learn<ReadText> = learnStacked(STACKING);

/** The same with trees that learn from two halves, in half the time: three tables are trained in place of six. */
export const learnFullTextsInHalves: Learn<ReadText> = learnStacked({
  ...STACKING,
  foldOf: ({ fold }) => fold % 2,
  train: trainTables,
});

/** Two folds can be left out in either order: tables of the same texts are trained once. */
function trainedOnce(
  train: (texts: readonly ReadText[]) => FeatureTables,
): (texts: readonly ReadText[]) => FeatureTables {
  const trained = new Map<string, FeatureTables>();
  return (texts) => {
    const key = texts.map(({ row }) => row.id).join(' ');
    const tables = trained.get(key) ?? train(texts);
    trained.set(key, tables);
    return tables;
  };
}

function trainTables(texts: readonly ReadText[]): FeatureTables {
  const weights = new Float64Array(2 ** RUN_BITS);
  for (const [view, kind] of TEXT_RUNS.entries()) {
    const rows = texts.map((text) => ({
      text: text.runTexts[view] ?? '',
      isScam: isScam(text),
      weight: weightOf(text.row, 'full'),
    }));
    learnRuns(rows, kind, weights, TEXT_RUN_LIMITS[view]);
  }
  const packedRuns = packWeights(weights, RUN_BITS, STEPS.finest);
  return { features: trainTexts('full', texts), packedRuns, runs: openRuns(packedRuns) };
}

/** What tables find in a text, family by family, before the text's own figures; as `full-reader.ts` does it. */
function weighedBy(
  { features, runs }: FeatureTables,
  { vector, ends, figures, runTexts }: ReadText,
): Weighed {
  const numbers = figures.slice();
  const sum = weighFamilies(features, vector, ends, numbers);
  weighTextRuns(runTexts, runs, numbers, RUNS_FROM);
  return { sum, numbers };
}

/** Packs a trained reader as it is shipped. */
export const packFullTexts = (
  { tables, trees }: Stacked,
  curves: FullTextWeights['curves'],
): FullTextWeights => ({
  ...packTexts('full', tables.features, curves),
  runs: tables.packedRuns,
  start: TEXT_TREES_START,
  trees: packTrees(trees),
});
