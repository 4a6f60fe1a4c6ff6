import { RISK_BANDS } from '../../vocabulary.ts';
import { isSeller } from '../actions/fitting.ts';
import { type CaseModel } from '../belief/packed-network.ts';
import { beliefOf } from '../belief-of.ts';
import { borneOut } from '../calm.ts';
import type { FactName } from '../facts/fact.ts';
import { CASE_KINDS, type CaseKind, isHonestKind, isScamKind } from '../kinds.ts';
import { withFacts } from '../listen.ts';
import { exposuresOf, isMoneyAtStake } from '../losses.ts';
import { isProof, isProven } from '../proofs.ts';
import {
  answers,
  factsOfReply,
  QUESTION_IDS,
  QUESTIONS,
  type Question,
  type QuestionId,
  type ReplyId,
} from '../questions/table.ts';
import { asksForSecret } from '../secrets-wanted.ts';
import type { Standing } from '../standing.ts';
import { type CaseState, isHeard, MENU_TOLD, VICTIM } from '../state.ts';
import { namesLittle, wordsIn } from '../words-told.ts';
import { PROVING, type ToldAlready, toldAlready } from './told-already.ts';

/** Nobody is asked more than this in one case. */
export const MOST_QUESTIONS = 4;
const MOST_UNSURE = 2;
/** From this risk on only what changes the first action is asked. */
const DECIDED = 78;
/** Below this risk, with evidence of an honest matter, nothing is asked. */
const SETTLED = 12;
/** A question whose answer is expected to help less is not worth a turn; where nothing can be said yet, nearly any is. */
const LEAST_GAIN = { decided: 0.01, open: 0.0005 } as const;
/** What it is worth to name the kind of scam, against telling scams from honest matters. */
const WORTH_OF_KIND = 0.15;

/** What each thing that can be said is worth, for a scam and for an honest matter. */
const WORTH = { danger: [1, -0.8], caution: [0.55, 0.35], calm: [-1, 1] } as const;

/** What to ask next; nothing when it is time for the verdict. */
export function nextQuestion(model: CaseModel, state: CaseState, standing: Standing): QuestionId | undefined {
  const { asked, unsure } = state;
  if (state.aside !== undefined && !asked.includes('same')) return 'same';
  if (isNothingKnown(state, standing))
    return asked.includes('doors') || state.isCalledScam ? firstOf(state) : 'doors';
  if (asked.filter((id) => id !== 'doors').length >= MOST_QUESTIONS || unsure >= MOST_UNSURE)
    return undefined;
  const told = toldAlready(model.network, state, standing);
  const hasProof = isProven(state) && borneOut(model.network, state).some(isProof);
  return (
    forAction(state, standing, told) ??
    whatIsWanted(state, standing, told, hasProof) ??
    whoIsPaid(state, standing) ??
    mostTelling(model, state, standing, told, hasProof)
  );
}

/** A greeting or a few words in which nothing is named tell nothing: "j'ai besoin d'un conseil, ne me jugez pas". */
const FEWEST_WORDS = 9;

/** Whether nothing can be said of a case yet. */
export const isNothingSaid = ({ heard, seen, facts }: CaseState): boolean =>
  facts.every((fact) => fact === 'true:despair') && seen.length === 0 && wordsIn(heard) < FEWEST_WORDS;

/** From this chance of a scam on, the network has read out of a few words what no rule heard: "agent collect 150k for house wey no dey anywhere". */
const SURE_OF_SCAM = 0.7;

/** Whether the network is sure of a scam by words that name something. */
export const isReadAsScam = (state: CaseState, { scam }: Pick<Standing, 'scam'>): boolean =>
  scam >= SURE_OF_SCAM && !namesLittle(state);

/** Whether neither a rule nor the network has anything to go by. */
export const isNothingKnown = (state: CaseState, standing: Pick<Standing, 'scam'>): boolean =>
  isNothingSaid(state) && !isReadAsScam(state, standing);

/** Behind the two doors, or once somebody says that they were cheated: what is gone, or what is wanted, and of whom. */
const firstOf = (state: CaseState): QuestionId | undefined =>
  (state.said.includes(VICTIM) || state.isCalledScam ? open(state, 'lost') : undefined) ??
  open(state, 'wants') ??
  open(state, 'who') ??
  open(state, 'lost');

const open = (state: CaseState, id: QuestionId): QuestionId | undefined =>
  isOpen(state, id) ? id : undefined;

function isOpen(state: CaseState, id: QuestionId): boolean {
  const { asked, said, answered } = state;
  // A proof or a loss that no rule heard is put back to who seems to have told it: only their word makes a matter calm, or a loss sure.
  const facts = state.facts.filter(
    (fact) => isHeard(state, fact) || !(isProof(fact) || (id === 'lost' && fact.startsWith('done:'))),
  );
  if (id === 'wants' && said.includes(MENU_TOLD)) return false;
  // Whoever answers that nothing is gone has not told what is wanted.
  const told =
    id === 'wants'
      ? facts.filter((fact) => !(answered.includes(fact) && NOTHING_GONE.includes(fact)))
      : facts;
  return !asked.includes(id) && !told.some((fact) => answers(id, fact));
}

const NOTHING_GONE = factsOfReply('lost', 'nothing');

/**
 * Where nothing tells what somebody wants, that is asked first: of a number, a link, "a strange message". Not where it was told what the
 * matter is otherwise: "I asked for the code myself".
 */
const whatIsWanted = (
  state: CaseState,
  { riskLevel, isCalm }: Standing,
  told: ToldAlready,
  hasProof: boolean,
): QuestionId | undefined =>
  isCalm ||
  riskLevel >= DECIDED ||
  hasProof ||
  state.facts.some(tellsOfDeed) ||
  told.isLikely('wants') ||
  // Whose money is gone is not asked what is wanted of them.
  told.isLikely('lost') ||
  told.isInWords('wants')
    ? undefined
    : open(state, 'wants');

/** Where money is wanted in somebody's name and nothing is decided, who gets it tells an office from whoever plays one. */
const whoIsPaid = (state: CaseState, { riskLevel, isCalm, chances }: Standing): QuestionId | undefined =>
  !isCalm &&
  riskLevel < DECIDED &&
  isMoneyAtStake(state.facts) &&
  !isProven(state) &&
  isOfItsKinds('payee', chances, state.facts)
    ? open(state, 'payee')
    : undefined;

const tellsOfDeed = (fact: FactName): boolean =>
  /^(?:asked|done|refused|says):(?!is-)|^true:(?:sim-dead|account-lost|withdrawal-blocked)$/.test(fact);

/** What changes the first action is asked first, where there is something to act on. */
function forAction(
  state: CaseState,
  { riskLevel, kind, isGrounded }: Standing,
  told: ToldAlready,
): QuestionId | undefined {
  if (riskLevel < 50) return undefined;
  const gone = exposuresOf(state.facts);
  // Who only says that a stranger wrote is asked what is wanted first; not who brings what others have reported.
  const isEarly =
    riskLevel < RISK_BANDS.high &&
    state.quotedRisk < RISK_BANDS.medium &&
    !state.facts.some(tellsOfDeed) &&
    isOpen(state, 'wants');
  // Who tells in sentences has mostly told what is gone: they are told what to do if something is, and asked only what it was.
  const isAsked =
    told.isConfirmed('lost') || !told.isInWords('lost') || (asksForSecret(state) && !told.isStory);
  if (gone.length === 0 && !isEarly && isAsked && !told.isLikely('lost') && isOpen(state, 'lost'))
    return 'lost';
  if (gone.includes('money') && state.wallet === undefined) return open(state, 'wallet');
  return kind === 'sextortion' && isGrounded ? open(state, 'child') : undefined;
}

/** The question with the greatest expected value of information. */
function mostTelling(
  model: CaseModel,
  state: CaseState,
  standing: Standing,
  told: ToldAlready,
  hasProof: boolean,
): QuestionId | undefined {
  const { riskLevel, isCalm } = standing;
  if (riskLevel >= DECIDED || (isCalm && riskLevel <= SETTLED)) return undefined;
  const seemed = riskLevel < RISK_BANDS.medium ? seemsProven(state, standing, told) : undefined;
  if (seemed) return seemed;
  let best: { readonly id: QuestionId; readonly gain: number } | undefined;
  const before = worthOf(standing.chances);
  const isOpenCase = riskLevel < RISK_BANDS.high && !isCalm;
  const least = isOpenCase ? LEAST_GAIN.open : LEAST_GAIN.decided;
  for (const id of QUESTION_IDS) {
    const { isForAction }: Question = QUESTIONS[id];
    if (isForAction || !isOpen(state, id) || isBesideIt(id, state.facts)) continue;
    if (!isOfItsKinds(id, standing.chances, state.facts)) continue;
    if (told.isLikely(id) || (id === 'wants' && hasProof)) continue;
    if ((id === 'lost' || id === 'wants') && told.isInWords(id)) continue;
    // What was told already is no news.
    const gain = (expectedWorth(model, state, standing, id) - before) * (1 - told.chance(id));
    if (gain > (best?.gain ?? least)) best = { id, gain };
  }
  return best?.id;
}

/** Who gets money that nobody wants, and what came to who only sells. */
const isBesideIt = (id: QuestionId, facts: CaseState['facts']): boolean =>
  (id === 'payee' && !isMoneyAtStake(facts)) || (id === 'received' && isSeller(facts));

/** The proof that seems to have been told: their word for it would make the matter calm. */
const seemsProven = (state: CaseState, { chances }: Standing, told: ToldAlready): QuestionId | undefined =>
  PROVING.find(
    (id) =>
      state.readAlone?.includes(`true:${id}`) &&
      told.isConfirmed(id) &&
      isOpen(state, id) &&
      isOfItsKinds(id, chances, state.facts),
  );

/** A question about one kind of matter is asked only if that is likely. */
const LEAST_CHANCE = 0.25;

function isOfItsKinds(id: QuestionId, chances: Float64Array, facts: CaseState['facts']): boolean {
  const { kinds, alsoOf = [] }: Question = QUESTIONS[id];
  if (kinds === undefined || alsoOf.some((fact) => facts.includes(fact))) return true;
  return chanceOfAny(chances, kinds) >= LEAST_CHANCE;
}

const chanceOfAny = (chances: Float64Array, kinds: readonly CaseKind[]): number =>
  kinds.reduce((sum, kind) => sum + (chances[CASE_KINDS.indexOf(kind)] ?? 0), 0);

function expectedWorth(
  { network, rates }: CaseModel,
  state: CaseState,
  { chances }: Standing,
  id: QuestionId,
): number {
  const rate = rates[id];
  const replies = Object.keys(QUESTIONS[id].replies) as ReplyId[];
  const first = rate
    ? chances.reduce((sum, chance, kind) => sum + chance * (rate[kind] ?? 0.5), 0)
    : 1 / replies.length;
  return replies.reduce((sum, reply, place) => {
    const share = place === 0 ? first : (1 - first) / (replies.length - 1);
    const facts = withFacts(state.facts, factsOfReply(id, reply));
    const answered = [...state.answered, ...factsOfReply(id, reply)];
    return sum + share * worthOf(beliefOf(network, { ...state, facts, answered }));
  }, 0);
}

/** What the best thing to say is worth at these chances, with what it is worth to know the kind. */
function worthOf(chances: Float64Array): number {
  let scam = 0;
  let honest = 0;
  let most = 0;
  for (const [index, kind] of CASE_KINDS.entries()) {
    const chance = chances[index] ?? 0;
    if (isScamKind(kind)) {
      scam += chance;
      most = Math.max(most, chance);
    } else if (isHonestKind(kind)) honest += chance;
  }
  const said = Object.values(WORTH).map(([ofScam, ofHonest]) => ofScam * scam + ofHonest * honest);
  return Math.max(...said) + WORTH_OF_KIND * most;
}
