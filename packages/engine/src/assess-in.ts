import type { Classifiers } from './classifiers/classifiers.ts';
import { examine } from './examine/index.ts';
import { phrase } from './locales/phrase.ts';
import type { Wording } from './locales/wording.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import { strongestFirst } from './scoring/order.ts';
import { recommend } from './scoring/recommendations.ts';
import type { Finding } from './signals/index.ts';
import { ENGINE_VERSION } from './version.ts';
import { type Assessment, type EngineLanguage, type Item, type SignalFinding } from './vocabulary.ts';

/** A language with its sentences. */
interface Voice {
  readonly language: EngineLanguage;
  readonly wording: Wording;
}

/** What an entry of the engine judges with: a language, and the classifiers. */
export interface Judge extends Voice {
  readonly classifiers: Classifiers;
}

/**
 * Judges one item and says why in one language. The caller passes in the sentences and the classifiers, so that a browser fetches
 * neither other languages nor the large classifiers.
 */
export function assessIn(
  { language, wording, classifiers }: Judge,
  item: Item,
  known: KnownEvidence,
): Assessment {
  const { kind, readAs, findings, score, isUnreadable } = examine(item, known, classifiers);
  const ordered = strongestFirst(findings, score.verdict);
  const signals = ordered.filter(isTold).map((finding) => worded(finding, { language, wording }, item.value));
  const empty = isUnreadable ? wording.unreadable : wording.nothingFound;
  const reasons = signals.map(({ reason }) => reason);
  return {
    isSafe: score.verdict === 'safe',
    analysis: wording.analysis[kind][score.verdict],
    reasons: reasons.length > 0 ? reasons : [empty[kind]],
    riskLevel: score.riskLevel,
    verdict: score.verdict,
    signals,
    recommendations: recommend(kind, score.verdict, ordered).map((advice) => wording.advice[advice]),
    engineVersion: ENGINE_VERSION,
    readAs,
    ...(isUnreadable && { isUnreadable }),
  };
}

function isTold({ outcome }: Finding): boolean {
  return outcome.state === 'undecided' || outcome.isSilent !== true;
}

function worded(
  { definition, outcome }: Finding,
  { language, wording }: Voice,
  value: string,
): SignalFinding {
  const sentences = wording.signals[definition.id];
  if (outcome.state === 'undecided') {
    return {
      id: definition.id,
      level: 'info',
      reason: phrase(sentences.undecided ?? sentences.seen, outcome.words, language),
    };
  }
  const quoted = sentences.quoting && outcome.span ? value.slice(...outcome.span).trim() : '';
  const reason =
    sentences.quoting && quoted !== ''
      ? phrase(sentences.quoting, { ...outcome.words, quoted }, language)
      : phrase(sentences.seen, outcome.words, language);
  return { id: definition.id, level: definition.level, reason, ...(outcome.span && { span: outcome.span }) };
}
