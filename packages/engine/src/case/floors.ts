import { RISK_BANDS } from '../vocabulary.ts';
import type { FactName } from './facts/fact.ts';
import { SUMS } from './losses.ts';
import { PROOF_OF_PAYEE } from './payee.ts';
import { isSecretWanted } from './secrets-wanted.ts';
import { type CaseState, isHeard, PICKUP_TOLD } from './state.ts';
import { WORDS_OF_STORY, wordsIn } from './words-told.ts';

/** From this chance on what a story tells counts like an answer. */
export const LIKELY_SCAM = 0.45;
/** Below what counts like an answer: what leaves a doubt, and what bears out two things that belong together. */
const POSSIBLE_SCAM = 0.25;
const FAINT_SCAM = 0.06;

const PROOF_OF_ACQUAINTANCE: readonly FactName[] = [
  'true:verified',
  'true:expected',
  'true:received',
  'true:known-sender',
  'true:met',
];

/** Answers after which there is no doubt, whatever else was said. Source: the risk interview's floors. */
const FLOORS: readonly (readonly [risk: number, all: readonly FactName[], none: readonly FactName[]])[] = [
  [80, ['asked:code'], ['true:expected', 'true:verified']],
  [80, ['asked:pin'], ['true:expected', 'true:verified']],
  [80, ['says:publish'], []],
  [80, ['asked:money-back', 'not:balance-changed'], []],
  // The buyer says that the money was sent, and it is not there.
  [75, ['says:is-buyer', 'not:balance-changed'], []],
  [70, ['asked:dial'], ['true:expected', 'true:verified']],
  [80, ['asked:card'], ['true:expected', 'true:verified']],
  [80, ['asked:password'], ['true:expected', 'true:verified']],
  [75, ['says:is-buyer', 'not:received'], []],
  // The client says that the money was sent, and waits at the counter for cash.
  [78, ['says:is-client', 'true:at-counter', 'not:balance-changed'], ['true:verified']],
  // No operator, no bank and no caller needs what only its owner may know.
  ...(['true:on-phone', 'says:is-operator', 'says:is-bank', 'says:is-support'] as const).map(
    (who) => [80, ['asked:pin', who], ['true:expected', 'true:verified']] as const,
  ),
  [80, ['asked:code', 'true:on-phone'], ['true:expected', 'true:verified']],
  // Somebody wants a code for what its owner never began.
  [80, ['asked:code', 'not:expected'], ['true:verified']],
  // What is told to a caller is gone.
  [75, ['done:code', 'true:on-phone'], ['true:expected', 'true:verified']],
  [75, ['done:pin', 'true:on-phone'], ['true:expected', 'true:verified']],
  // Who cannot call any more, and whose money leaves, has lost the SIM to somebody.
  [75, ['true:sim-dead', 'done:money'], []],
  [75, ['true:sim-dead', 'true:account-lost'], []],
  // Money for a stranger, of whom nothing proves anything, is a doubt at the least.
  [50, ['true:stranger', 'asked:money'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:stranger', 'asked:money-back'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:stranger', 'asked:fee'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:new-number', 'asked:money'], PROOF_OF_ACQUAINTANCE],
  [50, ['says:is-healer', 'asked:money'], []],
  // An office, a trade or an association has a till: what goes to a person's own number is a doubt.
  ...SUMS.map(
    (money) =>
      [50, ['not:official-payee', money], [...PROOF_OF_PAYEE, 'says:is-family', 'says:is-friend']] as const,
  ),
  // Money that left without its owner was taken by somebody, or by a service that can tell.
  [50, ['true:taken'], ['true:verified', 'true:expected']],
  // A supplier who is paid to another account than before: whoever wrote may have read their mail.
  [50, ['true:new-account'], ['true:verified']],
];

/** These leave a doubt however honest the rest sounds. */
const DOUBTED_ALONE: ReadonlySet<FactName> = new Set(['true:new-account']);

/** The least risk of a case, by what was told and answered, and by the chance of a scam. A few words that tell of a wanted secret leave a doubt. */
export function floorOf(state: CaseState, scam: number): number {
  const { answered, facts, heard } = state;
  const told = new Set(facts);
  const isAnswered = new Set(answered);
  // What no rule heard is no floor of an honest story.
  const isTold = (fact: FactName) => told.has(fact) && (scam >= POSSIBLE_SCAM || isHeard(state, fact));
  const floors = FLOORS.filter(
    ([, all, none]) => all.every(isTold) && !none.some((fact) => isHeard(state, fact)),
  ).map(([risk, all]) => {
    // What was only heard in a story may have been heard wrongly: it decides where the rest speaks for a scam too, and leaves a doubt else. Two
    // things that belong together are seldom both misheard: a faint chance is enough for them, as the network knows little English.
    if (risk < RISK_BANDS.high)
      return scam >= FAINT_SCAM || all.some((fact) => DOUBTED_ALONE.has(fact) || isAnswered.has(fact))
        ? risk
        : 0;
    const isLikely = scam >= (all.length > 1 ? FAINT_SCAM : LIKELY_SCAM);
    if (isLikely || all.some((fact) => isAnswered.has(fact))) return risk;
    if (scam >= POSSIBLE_SCAM) return RISK_BANDS.high - 1;
    const isShort = wordsIn(heard) < WORDS_OF_STORY;
    const isOfCounter = state.said.includes(PICKUP_TOLD);
    return isShort && !isOfCounter && all.some(isSecretWanted) ? RISK_BANDS.medium : 0;
  });
  return Math.max(0, ...floors);
}
