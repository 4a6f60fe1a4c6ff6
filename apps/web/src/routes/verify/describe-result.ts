import type { VerificationResult } from '@scamguard/contracts';
import type { Verdict } from '@scamguard/engine/vocabulary';
import type { Translate, TranslationKey } from '@scamguard/i18n';
import type { ResultPanelProps, TextMark } from '@scamguard/ui';

const WORD = {
  safe: 'result.band.safe',
  unknown: 'result.band.unknown',
  caution: 'result.band.medium',
  danger: 'result.band.high',
} as const satisfies Record<Verdict, TranslationKey>;

/** A result in the words of the interface: for the panel, and in the same order as one text to be read aloud. */
export function describeResult(
  result: VerificationResult,
  t: Translate,
): { panel: Omit<ResultPanelProps, 'ref'>; spoken: string } {
  const { verdict, isSafe, analysis, recommendations, reasons, signals, riskLevel, community, offline } =
    result;
  // Where nothing was found, "seems safe" would be too much: the engine's own sentence stands in its place.
  const sentences =
    verdict === 'unknown'
      ? { text: analysis }
      : { text: t(isSafe ? 'result.safeText' : 'result.riskText'), analysis };
  const panel = {
    outcome: verdict,
    word: t(WORD[verdict]),
    title: t(isSafe ? 'result.safeTitle' : 'result.riskTitle'),
    ...sentences,
    recommendations: { heading: t('result.whatToDo'), steps: recommendations },
    reasons: {
      heading: t('result.reasons'),
      reasons: reasons.map((text) => ({ text, level: levelOf(text, signals) })),
    },
    risk: {
      label: t('result.riskLevel'),
      level: riskLevel,
      bandLabels: {
        low: t('result.band.low'),
        medium: t('result.band.medium'),
        high: t('result.band.high'),
      },
    },
    ...(community ? { community: reportedBy(community.reports, t) } : {}),
    ...(offline ? { offlineNote: t('result.offline') } : {}),
  };
  const spoken = [panel.word, panel.title, ...Object.values(sentences), ...recommendations, ...reasons].join(
    '\n',
  );
  return { panel, spoken };
}

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

const levelOf = (reason: string, signals: VerificationResult['signals']) =>
  signals.find((signal) => signal.reason === reason)?.level ?? 'info';

const reportedBy = (count: number, t: Translate) =>
  count === 1 ? t('result.communityOne') : t('result.communityMany', { count });
