import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { Finding } from '../signals/index.ts';
import { LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { heardWords } from '../transcript/heard-words.ts';
import { windowsOf } from '../transcript/windows.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import type { Examination } from './examination.ts';

/** Reads what a message wants where no rule heard it. What is read is told, and weighs nothing. */
export type ReadReasons = (value: string, known: KnownEvidence) => readonly Finding[];

/**
 * The findings in a message, with what is read in it if it is warned of for its likeness to scams alone. In a long text nothing is
 * read: what honest words around a scam speak of is no reason.
 */
export function withReasonsRead(
  value: string,
  { findings, score }: Examination,
  known: KnownEvidence,
  readReasons: ReadReasons | undefined,
): readonly Finding[] {
  return readReasons !== undefined &&
    score.riskLevel >= RISK_BANDS.medium &&
    isOnlyLikeness(findings) &&
    windowsOf(heardWords(value)) === undefined
    ? [...findings, ...readReasons(value, known)]
    : findings;
}

/** Whether likeness to known scams is told, and no other reason. */
function isOnlyLikeness(findings: readonly Finding[]): boolean {
  const reasons = findings.filter(
    ({ definition, outcome }) =>
      outcome.state === 'seen' && outcome.isSilent !== true && definition.level !== 'info',
  );
  return reasons.length > 0 && reasons.every(({ definition }) => definition.id === LIKE_SCAM_MESSAGES.id);
}
