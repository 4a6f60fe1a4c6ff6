import type {
  ClassifierSize,
  Evaluation,
  MeasuredShare,
  Measurement,
  TrainingSet,
  Unseen,
} from '../src/evaluation.ts';
import { ENGINE_VERSION } from '../src/version.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { provenanceOf } from './licences.ts';
import type { LinkRow, TextRow } from './rows.ts';
import type { Summary } from './summary.ts';

/** Decimal places that are kept. */
const DIGITS = 4;

const shorter = (value: number) => Number(value.toFixed(DIGITS));

const shorterShare = ({ hits, of, value, low, high }: MeasuredShare): MeasuredShare => ({
  hits,
  of,
  value: shorter(value),
  low: shorter(low),
  high: shorter(high),
});

/** Summaries as measurements of one kind. */
export function measurements(
  summaries: readonly Summary[],
  kind: Measurement['kind'],
  unseen: Unseen,
  classifiers: ClassifierSize = 'full',
): readonly Measurement[] {
  return summaries.map(({ file, source, rows, auc, calibrationError, ...shares }) => ({
    kind,
    unseen,
    classifiers,
    set: file,
    ...(source !== undefined && { source }),
    rows: { scam: rows.scam, safe: rows.safe },
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, shorterShare(share)])),
    ...(auc !== undefined && { auc: shorter(auc) }),
    ...(calibrationError !== undefined && { calibrationError: shorter(calibrationError) }),
  }));
}

/** The summaries of whole sets. Single sources are only told for the full classifiers. */
export const ofWholeSets = (summaries: readonly Summary[]): readonly Summary[] =>
  summaries.filter(({ source }) => source === undefined);

/** The rows that a classifier was trained on, by source, in the order of the sources' names. */
export function trainingSets(rows: readonly (TextRow | LinkRow)[], kind: TrainingSet['kind']): TrainingSet[] {
  const counts = new Map<string, { scam: number; safe: number }>();
  for (const { source, label } of rows) {
    const count = counts.get(source) ?? { scam: 0, safe: 0 };
    if (label !== 'spam') count[label] += 1;
    counts.set(source, count);
  }
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, count]) => ({ kind, source, ...provenanceOf(source), ...count }));
}

/** The text of the file with the figures for the public page. */
export function evaluationFile(measured: readonly Measurement[], trainedOn: readonly TrainingSet[]): string {
  const evaluation: Evaluation = {
    engineVersion: ENGINE_VERSION,
    threshold: RISK_BANDS.medium,
    measurements: measured,
    trainedOn,
  };
  return `${JSON.stringify(evaluation, null, 2)}\n`;
}
