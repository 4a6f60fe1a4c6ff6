import type { AdviceId } from '../signals/advice.ts';
import type { Verdict } from '../vocabulary.ts';
import { entry, type InterviewLanguage, type Spoken } from './locales/index.ts';
import { advice, type InterviewOutcome, reasonOf, say } from './reply.ts';
import type { InterviewState } from './state.ts';
import { EVIDENCE } from './table/evidence.ts';
import { EXPOSURE_IDS } from './table/questions.ts';
import type { SituationId } from './table/situations.ts';
import { type Proof, weigh } from './weigh.ts';

const MOST_PATTERNS = 6;
const MOST_RECOMMENDATIONS = 3;

/** What always helps; it fills up what the proofs advise. */
const USUAL: Readonly<Record<Verdict, readonly AdviceId[]>> = {
  danger: ['stop-answering', 'keep-evidence', 'report-here'],
  caution: ['ask-someone-trusted', 'call-known-number', 'stay-careful'],
  unknown: ['stay-careful', 'call-known-number', 'ask-someone-trusted'],
  safe: ['do-not-share-code'],
};

/** What comes before anything that the proofs advise. */
const FIRST: Readonly<Partial<Record<SituationId, readonly AdviceId[]>>> = {
  sextortion: ['do-not-give-in', 'keep-evidence'],
  authority: ['hang-up', 'check-with-company'],
};

/** Nobody here had the number of the other one before. */
const STRANGERS: ReadonlySet<SituationId> = new Set([
  'sextortion',
  'authority',
  'romance',
  'fake_agent',
  'fake_prize',
  'fake_job',
  'investment',
  'marketplace',
  'phishing',
  'loan',
  'agent_kiosk',
]);

/** Verdict, reasons and what to do, from everything that was seen and said. */
export function outcomeOf(state: InterviewState, language: InterviewLanguage): InterviewOutcome {
  const { score, proofs } = weigh(state);
  const { situation } = state;
  return {
    ...score,
    ...(situation && { situation }),
    matchedPatterns: proofs
      .filter((proof) => tells(proof, score.verdict))
      .slice(0, MOST_PATTERNS)
      .map((proof) => patternOf(proof, language)),
    recommendations: recommendations(state, proofs, score.verdict, language),
    next: isRisky(score.verdict) && situation ? nextWords(situation, language) : [],
  };
}

/** The verdict as it is spoken: the word, the next minute, and what they will say. */
export function verdictParts(outcome: InterviewOutcome, language: InterviewLanguage): readonly Spoken[] {
  const { verdict, situation, recommendations, next } = outcome;
  const named = situation !== undefined && situation !== 'other';
  const word =
    (verdict === 'danger' || verdict === 'caution') && named
      ? say(language, `${verdict}-in`, situation)
      : say(language, verdict);
  const [first] = recommendations;
  return [word, ...(first ? [say(language, 'do-now'), first] : []), ...theyWillSay(next, language)];
}

/** What they will say, with the words that announce it. */
export function theyWillSay(next: readonly Spoken[], language: InterviewLanguage): readonly Spoken[] {
  return next.length > 0 ? [say(language, 'they-will-say'), ...next] : [];
}

function nextWords(
  situation: NonNullable<InterviewState['situation']>,
  language: InterviewLanguage,
): readonly Spoken[] {
  const { value, lang } = entry(language, 'situations', situation);
  return value.next.map((text) => ({ text: lang === 'fr' ? `« ${text} »` : `“${text}”`, lang }));
}

function isRisky(verdict: Verdict): boolean {
  return verdict === 'danger' || verdict === 'caution';
}

/** A known address is no reason to tell beside a danger; a mere remark is none at all. */
function tells(proof: Proof, verdict: Verdict): boolean {
  const { weight } = proof.from === 'text' ? proof.finding.definition : EVIDENCE[proof.id];
  return weight > 0 || (weight < 0 && !isRisky(verdict));
}

function patternOf(proof: Proof, language: InterviewLanguage): Spoken {
  if (proof.from === 'text') return reasonOf(proof.finding, language);
  const { value, lang } = entry(language, 'evidence', proof.id);
  return { text: value, lang };
}

function recommendations(
  { answers, exposures, situation }: InterviewState,
  proofs: readonly Proof[],
  verdict: Verdict,
  language: InterviewLanguage,
): readonly Spoken[] {
  const lost = EXPOSURE_IDS.filter((id) => exposures.includes(id)).map((id): Spoken => {
    const { value, lang } = entry(language, 'firstAid', id);
    return { text: value, lang };
  });
  const fitting = proofs.flatMap((proof): readonly AdviceId[] =>
    proof.from === 'text' ? proof.finding.definition.advice : EVIDENCE[proof.id].advice,
  );
  const first = situation !== undefined && isRisky(verdict) ? (FIRST[situation] ?? []) : [];
  const isStranger = situation !== undefined && STRANGERS.has(situation);
  const all = [
    ...(answers['on-phone'] === 'yes' ? [say(language, 'hang-up')] : []),
    ...(answers['under-18'] === 'yes' ? [say(language, 'under-18')] : []),
    ...lost,
    ...[...first, ...fitting, ...USUAL[verdict]]
      .filter((id) => !(isStranger && id === 'call-known-number'))
      .map((id) => advice(language, id)),
  ];
  return all
    .filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
    .slice(0, MOST_RECOMMENDATIONS);
}
