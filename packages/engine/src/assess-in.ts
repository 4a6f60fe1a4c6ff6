import type { Classifiers } from './classifiers/classifiers.ts';
import { examine } from './examine/index.ts';
import { type ReadReasons, withReasonsRead } from './examine/reasons-read.ts';
import { phrase } from './locales/phrase.ts';
import type { Wording } from './locales/wording.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import { strongestFirst } from './scoring/order.ts';
import { recommend } from './scoring/recommendations.ts';
import { score } from './scoring/score.ts';
import type { Finding } from './signals/index.ts';
import { LIKE_SCAM_MESSAGES } from './signals/learned/definitions.ts';
import type { JudgeTold, ToldVerdict } from './told-verdict.ts';
import { ENGINE_VERSION } from './version.ts';
import {
  type Assessment,
  type EngineLanguage,
  type Item,
  type ItemKind,
  type ReadAs,
  RISK_BANDS,
  type SignalFinding,
} from './vocabulary.ts';

/** A language with its sentences. */
interface Voice {
  readonly language: EngineLanguage;
  readonly wording: Wording;
}

/** The parts that an entry of the engine judges with: a language, and the classifiers. */
export interface Judge extends Voice {
  readonly classifiers: Classifiers;
  /** Absent where the model of cases is not at hand: such words are judged as a message then. */
  readonly judgeTold?: JudgeTold | undefined;
  /** Absent where no facts are read: such a message only resembles known scams. */
  readonly readReasons?: ReadReasons | undefined;
}

/**
 * Judges one item and says why in one language. The caller passes in the sentences and the classifiers, so that a browser fetches
 * neither other languages nor the large classifiers.
 */
export function assessIn(
  { language, wording, classifiers, judgeTold, readReasons }: Judge,
  item: Item,
  known: KnownEvidence,
): Assessment {
  const examined = examine(item, known, classifiers);
  const { kind, readAs, score: judged, isUnreadable } = examined;
  const findings = withReasonsRead(item.value, examined, known, readReasons);
  const ordered = strongestFirst(findings, judged.verdict);
  const signals = ordered.filter(isTold).map((finding) => worded(finding, { language, wording }, item.value));
  const told = isDescribed(item.kind, readAs) ? judgeTold?.(item.value, known, language) : undefined;
  if (told) return { ...assessedAsTold(withSigns(told, findings), wording, signals), readAs };
  const empty = isUnreadable ? wording.unreadable : wording.nothingFound;
  const reasons = signals.map(({ reason }) => reason);
  return {
    isSafe: judged.verdict === 'safe',
    analysis: wording.analysis[kind][judged.verdict],
    reasons: reasons.length > 0 ? reasons : [empty[kind]],
    riskLevel: judged.riskLevel,
    verdict: judged.verdict,
    signals,
    recommendations: recommend(kind, judged.verdict, ordered).map((advice) => wording.advice[advice]),
    engineVersion: ENGINE_VERSION,
    readAs,
    ...(isUnreadable && { isUnreadable }),
  };
}

/** The field asks for an item, and words stand in it: people describe there what it is about. */
const isDescribed = (field: ItemKind, readAs: ReadAs): boolean =>
  field !== 'conversation' && (readAs === 'conversation' || readAs === 'several');

/** A story that is surely no scam, and one that may be one: what signals see in it counts for nothing, or as a doubt. */
const SURELY_HARMLESS = 15;

/**
 * The verdict on a story, with the signals in it. If somebody tells a story, its likeness to scam messages is no reason. The
 * findings of the signals are, as far as the story allows.
 */
function withSigns(told: ToldVerdict, findings: readonly Finding[]): ToldVerdict {
  const seen = score(findings.filter(({ definition }) => definition.id !== LIKE_SCAM_MESSAGES.id));
  if (seen.riskLevel <= told.riskLevel || told.riskLevel < SURELY_HARMLESS) return told;
  return told.riskLevel < RISK_BANDS.medium && seen.riskLevel >= RISK_BANDS.high
    ? { ...told, riskLevel: RISK_BANDS.high - 1, verdict: 'caution' }
    : { ...told, ...seen };
}

function assessedAsTold(
  { riskLevel, verdict, reasons, recommendations }: ToldVerdict,
  wording: Wording,
  signals: readonly SignalFinding[],
): Omit<Assessment, 'readAs'> {
  return {
    isSafe: false,
    analysis: wording.analysis.conversation[verdict],
    reasons: reasons.length > 0 ? reasons : [wording.nothingFound.conversation],
    riskLevel,
    verdict,
    // We never say that a story resembles scam messages. If the words are harmless, signals that look bad are no reason.
    signals: signals.filter(
      ({ id, level }) => id !== LIKE_SCAM_MESSAGES.id && (level === 'info' || riskLevel >= RISK_BANDS.medium),
    ),
    recommendations,
    engineVersion: ENGINE_VERSION,
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
