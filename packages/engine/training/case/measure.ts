import { type CaseNetwork, chancesOf, type HeardSums, withMessage } from '../../src/case/belief/network.ts';
import { openCaseModel } from '../../src/case/belief/packed-network.ts';
import { CASE_KINDS, isHonestKind, isScamKind } from '../../src/case/kinds.ts';
import { CHANCE_OF } from '../../src/case/risk-of-chance.ts';
import type { ReadTelling } from './examples.ts';
import { trainModel } from './model.ts';

/** How well tellings are understood. */
export interface TellingMetrics {
  readonly tellings: number;
  readonly scams: number;
  readonly honest: number;
  /** Share of tellings whose kind is the likeliest one, and among the three likeliest. */
  readonly kind: number;
  readonly kindOfThree: number;
  /** Area under the ROC curve of scams against honest matters. */
  readonly auc: number;
  /** At these probabilities of a scam. */
  readonly thresholds: readonly { readonly at: number; readonly recall: number; readonly fpr: number }[];
  /** How many of the facts that writers noted the rules alone find. */
  readonly facts: { readonly recall: number; readonly precision: number };
}

export interface JudgedTelling {
  readonly telling: ReadTelling;
  readonly chances: Float64Array;
}

/** Judges each telling by a model that was trained on other writers' tellings alone. */
export function leavingWritersOut(tellings: readonly ReadTelling[], most?: number): readonly JudgedTelling[] {
  const writers = [...new Set(tellings.map(({ row }) => row.writer))];
  return writers.flatMap((writer) => {
    const { network } = openCaseModel(
      trainModel(
        tellings.filter(({ row }) => row.writer !== writer),
        most,
      ),
    );
    return judgedBy(
      network,
      tellings.filter(({ row }) => row.writer === writer),
    );
  });
}

export const judgedBy = (network: CaseNetwork, tellings: readonly ReadTelling[]): readonly JudgedTelling[] =>
  tellings.map((telling) => {
    const { messages, ...named } = telling.whole;
    const heard = messages.reduce<HeardSums>(
      (sums, { telling, reading }) => withMessage(network, sums, telling, reading),
      [],
    );
    return { telling, chances: chancesOf(network, heard, { ...named, answered: [] }) };
  });

export const scamChance = (chances: Float64Array): number =>
  CASE_KINDS.reduce((sum, kind, index) => sum + (isScamKind(kind) ? (chances[index] ?? 0) : 0), 0);

export function metricsOf(judged: readonly JudgedTelling[]): TellingMetrics {
  const rankOf = ({ telling, chances }: JudgedTelling) => {
    const right = chances[CASE_KINDS.indexOf(telling.row.kind)] ?? 0;
    return chances.filter((chance) => chance > right).length;
  };
  const chancesOfThose = (isOf: (kind: (typeof CASE_KINDS)[number]) => boolean) =>
    judged.filter(({ telling }) => isOf(telling.row.kind)).map(({ chances }) => scamChance(chances));
  const scams = chancesOfThose(isScamKind);
  const honest = chancesOfThose(isHonestKind);
  return {
    tellings: judged.length,
    scams: scams.length,
    honest: honest.length,
    kind: share(judged, (one) => rankOf(one) === 0),
    kindOfThree: share(judged, (one) => rankOf(one) < 3),
    auc: areaUnderCurve(scams, honest),
    thresholds: [0.2, CHANCE_OF.caution, CHANCE_OF.danger, 0.7, 0.8].map((at) => ({
      at,
      recall: share(scams, (chance) => chance >= at),
      fpr: share(honest, (chance) => chance >= at),
    })),
    facts: factMetrics(judged),
  };
}

function factMetrics(judged: readonly JudgedTelling[]): TellingMetrics['facts'] {
  let [found, noted, right] = [0, 0, 0];
  for (const { telling } of judged) {
    const wanted = new Set<string>(telling.row.facts);
    const heard = new Set(telling.whole.facts);
    noted += wanted.size;
    found += heard.size;
    right += [...wanted].filter((fact) => heard.has(fact)).length;
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
