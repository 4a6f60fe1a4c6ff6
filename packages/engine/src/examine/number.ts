import type { KnownEvidence } from '../reading/known-evidence.ts';
import { readNumbers } from '../reading/number-reading.ts';
import { findingsIn } from '../signals/index.ts';
import { type Examination, examination, riskier, UNREADABLE } from './examination.ts';

/** Several numbers in one value are as risky as the riskiest. */
export function examineNumber(value: string, known: KnownEvidence): Examination {
  const readings = readNumbers(value, known);
  if (readings.length === 0) return UNREADABLE;
  return readings.map((reading) => examination(findingsIn(reading))).reduce(riskier);
}
