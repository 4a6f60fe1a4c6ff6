import type { CaseEvidence } from '../../src/case/belief/features.ts';
import { caseFeatures, FEATURE_BITS } from '../../src/case/belief/features.ts';
import type { FactName } from '../../src/case/facts/fact.ts';
import { CASE_KINDS, isHonestKind, isScamKind } from '../../src/case/kinds.ts';
import { FeatureBuffer } from '../../src/inference/feature-buffer.ts';
import { evidenceOf } from './evidence.ts';
import { type ClassExample, logitsOf, type SoftmaxSettings, softmax, trainSoftmax } from './softmax.ts';
import type { TellingRow } from './tellings.ts';

/** Three other settings moved no metric by more than its own noise. */
const SETTINGS: SoftmaxSettings = { epochs: 25, rate: 0.15, decay: 1e-4, dropped: 0.2, seed: 1 };

/** A telling with what the engine takes from it. */
interface Example extends ClassExample {
  readonly row: TellingRow;
  readonly facts: ReadonlySet<FactName>;
}

/** How well tellings are understood, each judged by a classifier that was trained on other writers' tellings alone. */
export interface TellingMetrics {
  readonly tellings: number;
  /** Share of tellings whose kind is the likeliest one, and among the three likeliest. */
  readonly kind: number;
  readonly kindOfThree: number;
  /** Area under the ROC curve of scams against honest matters. */
  readonly auc: number;
  /** At these probabilities of a scam. */
  readonly thresholds: readonly { readonly at: number; readonly recall: number; readonly fpr: number }[];
  /** Of the facts that writers noted, by the rules alone. */
  readonly facts: { readonly recall: number; readonly precision: number };
}

const buffer = new FeatureBuffer(FEATURE_BITS);

/** Measures by leaving out each writer in turn. */
export function measure(rows: readonly TellingRow[]): TellingMetrics {
  const examples = rows.map((row) => exampleOf(row, evidenceOf(row.turns)));
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const judged = writers.flatMap((writer) => {
    const others = examples.filter(({ row }) => row.writer !== writer);
    const model = trainSoftmax(others, CASE_KINDS.length, 2 ** FEATURE_BITS, SETTINGS);
    return examples
      .filter(({ row }) => row.writer === writer)
      .map((example) => ({ example, chances: softmax(logitsOf(model, example)) }));
  });
  const rankOf = ({ example, chances }: (typeof judged)[number]) =>
    chances.filter((chance) => chance > (chances[example.target] ?? 0)).length;
  const scamChance = ({ chances }: (typeof judged)[number]) =>
    CASE_KINDS.reduce((sum, kind, index) => sum + (isScamKind(kind) ? (chances[index] ?? 0) : 0), 0);
  const scams = judged.filter(({ example }) => isScamKind(example.row.kind)).map(scamChance);
  const honest = judged.filter(({ example }) => isHonestKind(example.row.kind)).map(scamChance);
  return {
    tellings: rows.length,
    kind: share(judged, (one) => rankOf(one) === 0),
    kindOfThree: share(judged, (one) => rankOf(one) < 3),
    auc: areaUnderCurve(scams, honest),
    thresholds: [0.2, 0.33, 0.5, 0.66].map((at) => ({
      at,
      recall: share(scams, (chance) => chance >= at),
      fpr: share(honest, (chance) => chance >= at),
    })),
    facts: factMetrics(examples),
  };
}

function exampleOf(row: TellingRow, evidence: CaseEvidence): Example {
  const ends = caseFeatures(evidence, buffer);
  return {
    row,
    facts: new Set(evidence.facts),
    buckets: buffer.buckets.slice(0, buffer.length),
    values: buffer.values.slice(0, buffer.length),
    ends,
    target: CASE_KINDS.indexOf(row.kind),
    weight: 1,
  };
}

function factMetrics(examples: readonly Example[]): TellingMetrics['facts'] {
  let [found, noted, right] = [0, 0, 0];
  for (const { row, facts } of examples) {
    const wanted = new Set(row.facts);
    noted += wanted.size;
    found += facts.size;
    right += [...wanted].filter((fact) => facts.has(fact)).length;
  }
  return { recall: right / noted, precision: right / found };
}

function share<Value>(values: readonly Value[], holds: (value: Value) => boolean): number {
  return values.filter(holds).length / values.length;
}

function areaUnderCurve(scams: readonly number[], honest: readonly number[]): number {
  let above = 0;
  for (const scam of scams) for (const other of honest) above += scam > other ? 1 : scam === other ? 0.5 : 0;
  return above / (scams.length * honest.length);
}
