import { isOwnNetwork } from '../address/own-network.ts';
import { withoutAccents } from '../address/without-accents.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { LinkReading } from '../reading/link-reading.ts';
import { lessenTo } from '../scoring/lessen.ts';
import { score } from '../scoring/score.ts';
import { DOUBT_FROM } from '../scoring/verdict.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { type Definition, seen } from '../signals/signal.ts';
import type { TextScore } from '../text-classifier/small-classifier.ts';
import { RISK_BANDS, type Span } from '../vocabulary.ts';
import { type Doubt, doubtedFindings, findingsUnder, highestRisk } from './ceiling.ts';
import { ownFindings, signalFeatures } from './signal-features.ts';
import { findingsUnread, isUnread } from './unread-language.ts';
import { featuresOf, wayOf, withHooks } from './way.ts';

/** The score of a classifier for the whole item. */
interface Judgement {
  /** Calibrated, in per cent. */
  readonly risk: number;
  readonly span?: Span | undefined;
}

/** Links whose letters do not tell where they lead. */
const HIDES_WHERE_IT_LEADS: ReadonlySet<SignalId> = new Set(['shortened-link', 'invitation-link']);
const UNWARNED = RISK_BANDS.medium - 1;

/** The addresses of pages on a known site look alike, honest or not. */
const SAYS_NOTHING: SignalId = 'open-platform';

/**
 * The highest risk that the address classifier may give, in per cent. It is 0 for an address with a proven owner, on one's own network, and for the pages of a
 * known site, and below the threshold if the address hides where it leads.
 */
export function mostFromLikeness({ address }: LinkReading, findings: readonly Finding[]): number {
  if (address.kind !== 'web' || isOwnNetwork(address)) return 0;
  if (findings.some(({ definition: { id, level } }) => level === 'safe' || id === SAYS_NOTHING)) return 0;
  return findings.some(({ definition }) => HIDES_WHERE_IT_LEADS.has(definition.id)) ? UNWARNED : 100;
}

/** Adds the score of the address classifier to the findings of the signals. */
export function withAddressLearned(
  reading: LinkReading,
  findings: readonly Finding[],
  classifiers: Classifiers,
): readonly Finding[] {
  const risk = riskByLikeness(reading, findings, classifiers);
  return risk === undefined
    ? findings
    : withJudgement(lessened(findings, risk), LIKE_SCAM_ADDRESSES, { risk });
}

/** The risk from the address classifier, in per cent, as far as it may count; `undefined` if it is not asked. */
function riskByLikeness(
  reading: LinkReading,
  findings: readonly Finding[],
  classifiers: Classifiers,
): number | undefined {
  const most = mostFromLikeness(reading, findings);
  return most === 0
    ? undefined
    : Math.min(classifiers.address(withoutAccents(reading.address), signalFeatures(findings)).risk, most);
}

/** An address in a message, with the findings of the signals in it. */
export interface SeenLink {
  readonly reading: LinkReading;
  readonly findings: readonly Finding[];
}

/**
 * Adds the score of the address classifier for the riskiest address in a message. The classifier is not asked if the signals warn already
 * and the risk of the words rounds to 100.
 *
 * @param textRisk - from the text classifier, in per cent.
 * @param highest - that the message may have, in per cent.
 */
function withLinksLearned(
  links: readonly SeenLink[],
  findings: readonly Finding[],
  textRisk: number,
  highest: number,
  classifiers: Classifiers,
): readonly Finding[] {
  if (links.length === 0) return findings;
  const { riskLevel } = score(ownFindings(findings));
  if (riskLevel >= RISK_BANDS.medium && Math.round(Math.max(textRisk, riskLevel)) >= 100) return findings;
  const judged = links.map(({ reading, findings }) => ({
    risk: Math.min(riskByLikeness(reading, findings, classifiers) ?? 0, highest),
    span: reading.address.span,
  }));
  const riskiest = judged.toSorted((one, other) => other.risk - one.risk)[0];
  return riskiest ? withJudgement(findings, LIKE_SCAM_ADDRESSES, riskiest) : findings;
}

/** Lowers findings below the threshold to the risk from the classifier, since the classifier has them as features. */
function lessened(findings: readonly Finding[], risk: number): readonly Finding[] {
  const own = ownFindings(findings);
  if (score(own).riskLevel >= RISK_BANDS.medium) return findings;
  const lesser = lessenTo(risk, own);
  return findings.map((finding) => lesser[own.indexOf(finding)] ?? finding);
}

/** The findings in a message with what the classifiers add, and the text classifier's own log-odds. */
export interface LearnedText {
  readonly findings: readonly Finding[];
  readonly logOdds: number;
}

/** Adds the scores of the classifiers, for a message and the addresses in it, to the findings of the signals. */
export function withTextLearned(
  reading: ConversationReading,
  findings: readonly Finding[],
  links: readonly SeenLink[],
  classifiers: Classifiers,
  doubt: Doubt,
): LearnedText {
  const way = wayOf(reading, findings);
  const highest = highestRisk(way);
  const isForeign = isUnread(reading);
  const judged = isForeign ? NOT_JUDGED : classifiers.text(reading, featuresOf(findings, way), doubt.logOdds);
  const risk = Math.min(judged.risk, highest);
  const counted = findingsUnder(highest, findings, isOverruled(judged.logOdds - doubt.logOdds));
  const standing = judged.risk < RISK_BANDS.medium ? doubtedFindings(counted, doubt) : counted;
  const read = isForeign ? [...standing, ...findingsUnread(reading)] : standing;
  const withLinks = withLinksLearned(links, read, risk, highest, classifiers);
  return {
    findings: withHooks(withJudgement(withLinks, LIKE_SCAM_MESSAGES, { risk, span: judged.spans[0] }), way),
    logOdds: judged.logOdds,
  };
}

/** The classifier learned no words of other languages. */
const NOT_JUDGED: TextScore = { logOdds: 0, risk: 0, spans: [] };

/** Log-odds below which the text classifier is sure of an honest message. Source: cross-validation on our own examples. */
const SURELY_HONEST = -1.75;

/**
 * Whether the text classifier overrules what the signals found in the words of a message. It has the signals' findings as features. If it
 * is sure of an honest message, their findings do not count: "if somebody asks for your code, hang up" asks for no code.
 */
export const isOverruled = (logOdds: number): boolean => logOdds < SURELY_HONEST;

/**
 * Adds a classifier's score as a finding. Its share fills the gap between the risk of the signals and the classifier's own, so that both
 * together give the calibrated risk. What others know of the item comes on top. The finding is worded only if it alone makes the verdict.
 */
function withJudgement(
  findings: readonly Finding[],
  definition: Definition<SignalId>,
  { risk, span }: Judgement,
): readonly Finding[] {
  const { riskLevel } = score(ownFindings(findings));
  if (risk <= riskLevel || riskLevel >= 100) return findings;
  const share = (risk - riskLevel) / (100 - riskLevel);
  const from = definition === LIKE_SCAM_MESSAGES ? DOUBT_FROM.message : DOUBT_FROM.item;
  const isTold = riskLevel < from && Math.round(risk) >= from;
  const outcome = seen({}, { share, isSilent: !isTold, ...(span && { span }) });
  return [...findings, { definition, outcome }];
}
