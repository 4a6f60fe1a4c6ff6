import { presentResult } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { Translate } from '@scamguard/i18n';
import type { ResultPanelProps, TextMark } from '@scamguard/ui';

/** A result in the words of the interface: for the panel, and in the same order as one text to be read aloud. */
export const describeResult = (
  result: VerificationResult,
  t: Translate,
  kind?: ItemKind,
): { panel: Omit<ResultPanelProps, 'ref'>; spoken: string } =>
  presentResult(result, (word, values) => t(`result.${word}`, values), kind);

/** The places in the checked text that a signal saw, each with its reason. */
export const marksIn = ({ signals }: VerificationResult): readonly TextMark[] =>
  signals.flatMap(({ span, level, reason }) => (span && level !== 'safe' ? [{ span, level, reason }] : []));

/** How many reasons the panel tells where the others stand at their place in the text. */
const TOLD_AT_ONCE = 3;

/** The strongest reasons, and those that are not told again beneath, beside the words that they are about. */
export const reasonsBeside = (
  marks: readonly TextMark[],
  reasons: ResultPanelProps['reasons'],
): ResultPanelProps['reasons'] =>
  reasons && {
    ...reasons,
    reasons: reasons.reasons.filter(
      ({ text }, place) => place < TOLD_AT_ONCE || marks.every(({ reason }) => reason !== text),
    ),
  };
