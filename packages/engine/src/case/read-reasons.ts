import type { Classifiers } from '../classifiers/classifiers.ts';
import type { ReadReasons } from '../examine/reasons-read.ts';
import { HOOKS } from '../hooks/definitions.ts';
import { definition as blackmail } from '../signals/conversation/blackmail/definition.ts';
import { definition as falseInheritance } from '../signals/conversation/false-inheritance/definition.ts';
import { definition as falseUrgency } from '../signals/conversation/false-urgency/definition.ts';
import { definition as guaranteedGain } from '../signals/conversation/guaranteed-gain/definition.ts';
import { definition as magicOffer } from '../signals/conversation/magic-offer/definition.ts';
import type { SignalId } from '../signals/index.ts';
import { type Definition, seen } from '../signals/signal.ts';
import { chancesOf } from './belief/network.ts';
import type { CaseModel } from './belief/packed-network.ts';
import type { FactName } from './facts/fact.ts';
import { CASE_KINDS, type CaseKind } from './kinds.ts';
import { listen } from './listen.ts';
import { READ } from './read-by-network.ts';
import { newCase } from './state.ts';
import { toldChances } from './told-chances.ts';

/** What is told of a message in which one of some facts is read. */
interface Reason {
  readonly told: Definition<SignalId>;
  readonly facts: readonly FactName[];
  /** If there are some, the whole message must look like one of these, too: a promise alone is often misread. */
  readonly kinds?: readonly CaseKind[];
}

/** What takes most comes first. */
const REASONS: readonly Reason[] = [
  {
    told: HOOKS['hook-secret'].definition,
    facts: ['asked:pin', 'asked:code', 'asked:password', 'asked:card'],
  },
  {
    told: blackmail,
    facts: ['says:publish', 'says:tell-contacts'],
    kinds: ['sextortion', 'loan_blackmail'],
  },
  {
    told: HOOKS['hook-money'].definition,
    facts: ['asked:money', 'asked:fee', 'asked:deposit', 'asked:money-back', 'asked:airtime', 'asked:crypto'],
  },
  { told: HOOKS['hook-app'].definition, facts: ['asked:app', 'asked:remote'] },
  { told: guaranteedGain, facts: ['says:gain'], kinds: ['investment', 'task_scam'] },
  { told: magicOffer, facts: ['says:magic'], kinds: ['marabout'] },
  { told: falseInheritance, facts: ['says:inheritance'], kinds: ['inheritance'] },
  { told: falseUrgency, facts: ['true:urgency'] },
];

/** Nobody reads more. */
const MOST = 2;

/** Reads the facts of a message as those of a case. @param model - opened when the first message needs it. */
export const readReasons =
  (classifiers: Classifiers, model: () => CaseModel): ReadReasons =>
  (value, known) => {
    const { network, readFacts } = model();
    const state = listen(newCase('told'), value, { network, readFacts, classifiers, known });
    const told = toldChances(network, state);
    const ofKinds = chancesOf(network, state.heard, state);
    const likeliest = CASE_KINDS[ofKinds.indexOf(Math.max(...ofKinds))];
    return REASONS.filter(
      ({ facts, kinds }) =>
        facts.some((fact) => (told.get(fact) ?? 0) >= READ) &&
        (kinds === undefined || kinds.some((kind) => kind === likeliest)),
    )
      .slice(0, MOST)
      .map(({ told: { id, kinds, advice, sources } }) => ({
        definition: { id, kinds, weight: 0, level: 'caution', advice, sources },
        outcome: seen(),
      }));
  };
