import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind, ReadAs, SignalLevel, Verdict } from '@scamguard/engine/vocabulary';

/** The words that a result is shown in, as the dictionaries name them. */
export type ResultWord =
  | `band.${(typeof BAND)[Verdict] | 'low'}`
  | 'safeTitle'
  | 'safeText'
  | 'riskTitle'
  | 'riskText'
  | 'whatToDo'
  | 'furtherSteps'
  | 'reasons'
  | 'riskLevel'
  | 'communityOne'
  | 'communityMany'
  | `readAs.${ReadAs}`
  | 'offline';

/** The content of a result's screen: the properties of `ResultPanel` in `@scamguard/ui`. */
export interface PresentedResult {
  readonly outcome: Verdict;
  readonly word: string;
  /** Missing for `unknown`, whose word says all that there is to say. */
  readonly title?: string;
  readonly text: string;
  readonly analysis?: string;
  readonly recommendations: { readonly heading: string; readonly steps: readonly string[] };
  /** Given for a message that is warned of: an answer so long that all but the first step and the help unfolds by parts. */
  readonly folded?: { readonly furtherSteps: string };
  readonly reasons: {
    readonly heading: string;
    readonly reasons: readonly { readonly text: string; readonly level: SignalLevel }[];
  };
  /** Missing for `unknown`: a low figure would read as a proof. */
  readonly risk?: {
    readonly label: string;
    readonly level: number;
    readonly bandLabels: { readonly low: string; readonly medium: string; readonly high: string };
  };
  /** The kind that it was taken for, if that is not the kind that was asked for. */
  readonly readAsNote?: string;
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

/** How words are asked for: `{{count}}` in one stands for the count. */
type Say = (word: ResultWord, values?: { readonly count: number }) => string;

/**
 * The head of a result. If nothing was found, "no risk" and "seems safe" would be too much: the word and the engine's own
 * sentence are all.
 */
function headerOf({ verdict, analysis }: VerificationResult, say: Say) {
  if (verdict === 'unknown') return { text: analysis };
  const tone = verdict === 'safe' ? 'safe' : 'risk';
  return { title: say(`${tone}Title`), text: say(`${tone}Text`), analysis };
}

const riskOf = ({ riskLevel }: VerificationResult, say: Say) => ({
  label: say('riskLevel'),
  level: riskLevel,
  bandLabels: { low: say('band.low'), medium: say('band.medium'), high: say('band.high') },
});

/** Whether the answer is about a message and warns of it: it then has a message's reasons, marks and next moves. */
const isLong = ({ verdict, readAs }: VerificationResult, askedAs?: ItemKind): boolean =>
  ['conversation', 'several'].includes(readAs ?? askedAs ?? '') &&
  (verdict === 'danger' || verdict === 'caution');

/** The level of a signal as it is shown. If the result is not proven, a good sign is not marked as a proof. */
const shownLevel = (level: SignalLevel = 'info', verdict: Verdict): SignalLevel =>
  level === 'safe' && verdict !== 'safe' ? 'info' : level;

/**
 * A result in words: for the screen, and in the same order as one text to be read aloud, one sentence a line.
 *
 * @param askedAs the field that it was put into; undefined where one field takes everything.
 * @param say gives a word in the visitor's language; `{{count}}` in it stands for the count.
 */
export function presentResult(
  result: VerificationResult,
  say: Say,
  askedAs?: ItemKind,
): { readonly panel: PresentedResult; readonly spoken: string } {
  const { verdict, recommendations, reasons, signals, community, offline, readAs } = result;
  const header = headerOf(result, say);
  const count = community?.reports;
  const readAsNote = readAs && askedAs && readAs !== askedAs && say(`readAs.${readAs}`);
  const panel = {
    outcome: verdict,
    word: say(wordOf(verdict)),
    ...header,
    ...(readAsNote && { readAsNote }),
    recommendations: { heading: say('whatToDo'), steps: recommendations },
    ...(isLong(result, askedAs) && { folded: { furtherSteps: say('furtherSteps') } }),
    reasons: {
      heading: say('reasons'),
      reasons: reasons.map((text) => ({
        text,
        level: shownLevel(signals.find(({ reason }) => reason === text)?.level, verdict),
      })),
    },
    ...(verdict !== 'unknown' && { risk: riskOf(result, say) }),
    ...(count && { community: count === 1 ? say('communityOne') : say('communityMany', { count }) }),
    ...(offline && { offlineNote: say('offline') }),
  };
  const spoken = [readAsNote, panel.word, ...Object.values(header), ...recommendations, ...reasons];
  return { panel, spoken: spoken.filter(Boolean).join('\n') };
}
