import type { VerificationResult } from '@scamguard/contracts';
import type { ResultPanelProps } from '@scamguard/ui/result-panel';
import type { VerifyTexts } from './texts.ts';

/** A result in the words of the widget. */
export function describe(
  {
    verdict,
    isSafe,
    analysis,
    recommendations,
    reasons,
    signals,
    riskLevel,
    community,
    offline,
  }: VerificationResult,
  { result: words }: VerifyTexts,
): Omit<ResultPanelProps, 'ref'> {
  return {
    outcome: verdict,
    word: words.band[verdict],
    title: isSafe ? words.safeTitle : words.riskTitle,
    // Where nothing was found, "seems safe" would be too much: the engine's own sentence stands in its place.
    ...(verdict === 'unknown'
      ? { text: analysis }
      : { text: isSafe ? words.safeText : words.riskText, analysis }),
    recommendations: { heading: words.whatToDo, steps: recommendations },
    reasons: {
      heading: words.reasons,
      reasons: reasons.map((text) => ({
        text,
        level: signals.find(({ reason }) => reason === text)?.level ?? 'info',
      })),
    },
    risk: { label: words.riskLevel, level: riskLevel, bandLabels: words.bands },
    ...(community
      ? {
          community:
            community.reports === 1
              ? words.communityOne
              : words.communityMany.replace('{{count}}', `${community.reports}`),
        }
      : {}),
    ...(offline ? { offlineNote: words.offline } : {}),
  };
}

/** The same as one text, to be read aloud in the same order. */
export const spoken = ({
  word,
  title,
  text,
  analysis,
  recommendations,
  reasons,
}: Omit<ResultPanelProps, 'ref'>): string =>
  [
    word,
    title,
    text,
    analysis,
    ...(recommendations?.steps ?? []),
    ...(reasons?.reasons ?? []).map((each) => each.text),
  ]
    .filter(Boolean)
    .join('\n');
