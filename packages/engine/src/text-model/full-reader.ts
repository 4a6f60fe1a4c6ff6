import { openRuns, type RunTable } from '../learned/runs.ts';
import { type PackedTrees, sumOfTrees, type Trees, unpackTrees } from '../learned/trees.ts';
import type { PackedWeights } from '../learned/weight-table.ts';
import { FamiliesBuffer } from './families-buffer.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { maskedText } from './masked-text.ts';
import { judgedText, type TextReader, type TextWeights, tablesOf, weighed } from './score-text.ts';
import { FAMILIES, NUMBERS, RUNS_FROM, textNumbers } from './text-numbers.ts';
import { learnedTexts, weighTextRuns } from './text-runs.ts';

/** A trained reader of texts for a server: tables of weights, and trees that look at what they found from all sides. */
export interface FullTextWeights extends TextWeights {
  /** What runs of letters and words weigh in their order. */
  readonly runs: PackedWeights;
  /** Share of the tables' log-odds from which the trees start. */
  readonly start: number;
  readonly trees: PackedTrees;
}

interface Opened {
  readonly runs: RunTable;
  readonly trees: Trees;
}

const buffer = new FamiliesBuffer(FEATURE_BITS);
const numbers = new Float64Array(NUMBERS);

/** A reader with these weights, which are opened when it is first asked. */
export function fullTextReader(weights: FullTextWeights): TextReader {
  const tableOf = tablesOf(weights);
  let opened: Opened | undefined;
  return (reading, remarks) => {
    opened ??= { runs: openRuns(weights.runs), trees: unpackTrees(weights.trees) };
    const features = textFeatures(reading, remarks, buffer);
    const sum = weights.bias + weighed(features, buffer, tableOf);
    addFamilies();
    numbers[FAMILIES] = sum;
    const masked = maskedText(reading, features.tokens);
    textNumbers(features, masked, numbers);
    weighTextRuns(learnedTexts(masked, features.tokens), opened.runs, numbers, RUNS_FROM);
    const logOdds = weights.start * sum + sumOfTrees(opened.trees, numbers);
    return judgedText(reading, features, buffer, weights, logOdds);
  };
}

/** Writes what each family of features weighs before the other numbers. */
function addFamilies(): void {
  let index = 0;
  for (let family = 0; family < FAMILIES; family += 1) {
    let weight = 0;
    for (const end = buffer.ends[family] ?? 0; index < end; index += 1) weight += buffer.values[index] ?? 0;
    numbers[family] = weight;
  }
}
