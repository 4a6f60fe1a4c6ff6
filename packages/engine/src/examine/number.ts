import { type Dialled, dialledIn } from '../phone/find-phones.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { findingsIn } from '../signals/index.ts';
import { type Examination, examination, riskier, UNREADABLE } from './examination.ts';

/** Several numbers in one value are as risky as the riskiest. */
export function examineNumber(value: string, known: KnownEvidence): Examination {
  return examineDialled(dialledIn(value), value, known);
}

/** The findings in a value to be dialled. */
export function examineDialled(found: readonly Dialled[], value: string, known: KnownEvidence): Examination {
  if (found.length === 0) return UNREADABLE;
  return found
    .map((dialled) => examination(findingsIn({ kind: 'number', value, known, dialled })))
    .reduce(riskier);
}
