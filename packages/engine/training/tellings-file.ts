import { writeFileSync } from 'node:fs';
import { CHANCE_OF } from '../src/case/risk-of-chance.ts';
import type { MeasuredTellings } from '../src/evaluation.ts';
import type { TellingMetrics } from './case/measure.ts';

const shorter = (value: number) => Number(value.toFixed(4));

/** Writes what `/evaluation` tells of tellings: those that the model never learned. */
export function writeTellingsFile(
  file: string,
  { tellings, scams, honest, auc, kind, thresholds }: TellingMetrics,
): void {
  const from = (chance: number) => thresholds.find(({ at }) => at === chance);
  const [warned, danger] = [from(CHANCE_OF.caution), from(CHANCE_OF.danger)];
  if (!warned || !danger) throw new Error('The thresholds of the bands are not measured.');
  const measured: MeasuredTellings = {
    tellings,
    scams,
    honest,
    auc: shorter(auc),
    kind: shorter(kind),
    warned: { ofScams: shorter(warned.recall), ofHonest: shorter(warned.fpr) },
    danger: { ofScams: shorter(danger.recall), ofHonest: shorter(danger.fpr) },
  };
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
