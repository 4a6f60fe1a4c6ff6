import type { VerificationResult } from '@scamguard/contracts';
import type { SignalLevel, Verdict } from '@scamguard/engine/vocabulary';

/** The words that a result is shown in, as the dictionaries name them. */
export type ResultWord =
  | `band.${(typeof BAND)[Verdict] | 'low'}`
  | 'safeTitle'
  | 'safeText'
  | 'riskTitle'
  | 'riskText'
  | 'whatToDo'
  | 'reasons'
  | 'riskLevel'
  | 'communityOne'
  | 'communityMany'
  | 'offline';

/** What stands on the screen of a result: the properties of `ResultPanel` in `@scamguard/ui`. */
export interface PresentedResult {
  readonly outcome: Verdict;
  readonly word: string;
  readonly title: string;
  readonly text: string;
  readonly analysis?: string;
  readonly recommendations: { readonly heading: string; readonly steps: readonly string[] };
  readonly reasons: {
    readonly heading: string;
    readonly reasons: readonly { readonly text: string; readonly level: SignalLevel }[];
  };
  readonly risk: {
    readonly label: string;
    readonly level: number;
    readonly bandLabels: { readonly low: string; readonly medium: string; readonly high: string };
  };
  /** What others have reported. */
  readonly community?: string;
  readonly offlineNote?: string;
}

const BAND = {
  safe: 'safe',
  unknown: 'unknown',
  caution: 'medium',
  danger: 'high',
} as const satisfies Readonly<Record<Verdict, string>>;

/** What a verdict is called. */
export const wordOf = (verdict: Verdict): `band.${(typeof BAND)[Verdict]}` => `band.${BAND[verdict]}`;

/**
 * A result in words: for the screen, and in the same order as one text to be read aloud, one sentence a line.
 *
 * @param say gives a word in the visitor's language; `{{count}}` in it stands for the count.
 */
export function presentResult(
  result: VerificationResult,
  say: (word: ResultWord, values?: { readonly count: number }) => string,
): { readonly panel: PresentedResult; readonly spoken: string } {
  const { verdict, isSafe, analysis, recommendations, reasons, signals, riskLevel, community, offline } =
    result;
  // Where nothing was found, "seems safe" would be too much: the engine's own sentence stands in its place.
  const sentences =
    verdict === 'unknown' ? { text: analysis } : { text: say(isSafe ? 'safeText' : 'riskText'), analysis };
  const count = community?.reports;
  const panel = {
    outcome: verdict,
    word: say(wordOf(verdict)),
    title: say(isSafe ? 'safeTitle' : 'riskTitle'),
    ...sentences,
    recommendations: { heading: say('whatToDo'), steps: recommendations },
    reasons: {
      heading: say('reasons'),
      reasons: reasons.map((text) => ({
        text,
        level: signals.find(({ reason }) => reason === text)?.level ?? 'info',
      })),
    },
    risk: {
      label: say('riskLevel'),
      level: riskLevel,
      bandLabels: { low: say('band.low'), medium: say('band.medium'), high: say('band.high') },
    },
    ...(count && { community: count === 1 ? say('communityOne') : say('communityMany', { count }) }),
    ...(offline && { offlineNote: say('offline') }),
  };
  const spoken = [panel.word, panel.title, ...Object.values(sentences), ...recommendations, ...reasons];
  return { panel, spoken: spoken.filter(Boolean).join('\n') };
}
