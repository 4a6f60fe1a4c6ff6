import { ownFindings, remarksOf } from '../learned/remarks.ts';
import type { LearnedReaders } from '../readers/learned-readers.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { LinkReading } from '../reading/link-reading.ts';
import { lessenTo } from '../scoring/lessen.ts';
import { score } from '../scoring/score.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { type Definition, seen } from '../signals/signal.ts';
import { RISK_BANDS, type Span } from '../vocabulary.ts';

/** What a learned reader says of the whole item. */
interface Judgement {
  /** Calibrated, in per cent. */
  readonly risk: number;
  readonly span?: Span | undefined;
}

/** Where a link leads cannot be told from its letters when somebody else hides or lends the place. */
const HIDES_WHERE_IT_LEADS: ReadonlySet<SignalId> = new Set(['shortened-link', 'invitation-link']);
const UNWARNED = RISK_BANDS.medium - 1;

/** What a known site makes of its pages' addresses looks alike for the honest and for the others. */
const SAYS_NOTHING: SignalId = 'open-platform';

/**
 * Most that the likeness of an address may count, in per cent: nothing against a proven owner and among the pages of a known site, no
 * warning where it hides where it leads.
 */
export function mostFromLikeness({ address }: LinkReading, findings: readonly Finding[]): number {
  if (address.kind !== 'web') return 0;
  if (findings.some(({ definition: { id, level } }) => level === 'safe' || id === SAYS_NOTHING)) return 0;
  return findings.some(({ definition }) => HIDES_WHERE_IT_LEADS.has(definition.id)) ? UNWARNED : 100;
}

/** Adds what the learned reader makes of an address to what the signals saw. */
export function withAddressLearned(
  reading: LinkReading,
  findings: readonly Finding[],
  readers: LearnedReaders,
): readonly Finding[] {
  const risk = riskByLikeness(reading, findings, readers);
  return risk === undefined
    ? findings
    : withJudgement(lessened(findings, risk), LIKE_SCAM_ADDRESSES, { risk });
}

/** What the reader of addresses makes of one, in per cent, as far as it may count; nothing where it is not asked. */
function riskByLikeness(
  reading: LinkReading,
  findings: readonly Finding[],
  readers: LearnedReaders,
): number | undefined {
  const most = mostFromLikeness(reading, findings);
  return most === 0 ? undefined : Math.min(readers.address(reading.address, remarksOf(findings)).risk, most);
}

/** An address in a message, and what the signals saw in it. */
export interface SeenLink {
  readonly reading: LinkReading;
  readonly findings: readonly Finding[];
}

/**
 * Adds what the learned reader makes of the riskiest address in a message. It is not asked where the signals warn already, and the words
 * leave no doubt.
 *
 * @param textRisk - what the reader of texts makes of the words, in per cent.
 */
function withLinksLearned(
  links: readonly SeenLink[],
  findings: readonly Finding[],
  textRisk: number,
  readers: LearnedReaders,
): readonly Finding[] {
  if (links.length === 0) return findings;
  const { riskLevel } = score(ownFindings(findings));
  if (riskLevel >= RISK_BANDS.medium && Math.round(Math.max(textRisk, riskLevel)) >= 100) return findings;
  const judged = links.map(({ reading, findings }) => ({
    risk: riskByLikeness(reading, findings, readers) ?? 0,
    span: reading.address.span,
  }));
  const riskiest = judged.toSorted((one, other) => other.risk - one.risk)[0];
  return riskiest ? withJudgement(findings, LIKE_SCAM_ADDRESSES, riskiest) : findings;
}

/** Signs that do not warn by themselves count no more than the reader, who knows of them and weighs them with everything else, makes of them. */
function lessened(findings: readonly Finding[], risk: number): readonly Finding[] {
  const own = ownFindings(findings);
  if (score(own).riskLevel >= RISK_BANDS.medium) return findings;
  const lesser = lessenTo(risk, own);
  return findings.map((finding) => lesser[own.indexOf(finding)] ?? finding);
}

/** Adds what the learned readers make of a message, and of the addresses in it, to what the signals saw. */
export function withTextLearned(
  reading: ConversationReading,
  findings: readonly Finding[],
  links: readonly SeenLink[],
  readers: LearnedReaders,
): readonly Finding[] {
  const { logOdds, risk, spans } = readers.text(reading, remarksOf(findings));
  const standing = isOverruled(reading.tokens.length, logOdds) ? findings.filter(isBeyondWords) : findings;
  const withLinks = withLinksLearned(links, standing, risk, readers);
  return withJudgement(withLinks, LIKE_SCAM_MESSAGES, { risk, span: spans[0] });
}

/** Log-odds below which the reader of texts is sure of an honest message. Source: our own examples, judged by readers that never saw them. */
const SURELY_HONEST = -1.75;
/** Longer messages may hold much that is honest around the one sentence that is not. */
const MOST_WORDS_OVERRULED = 80;

/**
 * Whether the reader of texts, who knows what the signals saw and weighs it with everything else, is so sure of an honest message that
 * what they saw in its words is not counted: "if somebody asks for your code, hang up" asks for no code.
 */
export const isOverruled = (words: number, logOdds: number): boolean =>
  logOdds < SURELY_HONEST && words <= MOST_WORDS_OVERRULED;

/** Seen in a message, but in where its link leads, or in what its code to dial does. */
const SEEN_BEYOND_WORDS: ReadonlySet<SignalId> = new Set(['brand-with-strange-link', 'guided-dialling']);

/** Links, numbers and what others report are not the reader's to judge, and proof is not taken away. */
export const isBeyondWords = ({ definition, outcome }: Finding): boolean =>
  outcome.state === 'undecided' ||
  definition.weight <= 0 ||
  SEEN_BEYOND_WORDS.has(definition.id) ||
  definition.kinds.some((kind) => kind !== 'conversation');

/**
 * The learned judgement counts as much as is missing between the risk of the signals and its own, so that both together give the
 * calibrated risk; what others know of the item comes on top. It is put into words only where it alone makes the verdict.
 */
function withJudgement(
  findings: readonly Finding[],
  definition: Definition<SignalId>,
  { risk, span }: Judgement,
): readonly Finding[] {
  const { riskLevel } = score(ownFindings(findings));
  if (risk <= riskLevel || riskLevel >= 100) return findings;
  const share = (risk - riskLevel) / (100 - riskLevel);
  const isTold = riskLevel < RISK_BANDS.medium && Math.round(risk) >= RISK_BANDS.medium;
  const outcome = seen({}, { share, isSilent: !isTold, ...(span && { span }) });
  return [...findings, { definition, outcome }];
}
