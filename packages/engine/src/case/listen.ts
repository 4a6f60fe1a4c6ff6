import type { Classifiers } from '../classifiers/classifiers.ts';
import { findingsInConversation } from '../examine/conversation.ts';
import { EXAMINERS } from '../examine/index.ts';
import { signalFeatures } from '../examine/signal-features.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import type { CaseNetwork } from './belief/network.ts';
import { withMessage } from './belief/network.ts';
import { type Contribution, contributionsIn } from './contributions.ts';
import { clausesIn } from './facts/clauses.ts';
import { type FactName, nameOf } from './facts/fact.ts';
import { factsOf } from './facts/read-facts.ts';
import { heardText } from './hearing/heard-text.ts';
import { FACT_OF_SIGNAL } from './signal-facts.ts';
import type { CaseState, SeenSign, Wallet } from './state.ts';

/** What a message is heard with. */
export interface Hearing {
  readonly network: CaseNetwork;
  readonly classifiers: Classifiers;
  /** What others know about the links and numbers in the message. */
  readonly known: KnownEvidence;
}

/** Keeps a stored state small, whatever is pasted. */
const MOST_SIGNS = 24;
const MOST_SIGNALS = 64;
/** A greeting tells nothing. */
const FEWEST_WORDS = 4;

/** The case with everything that a message tells. */
export function listen(state: CaseState, message: string, hearing: Hearing): CaseState {
  const wallet = walletIn(heardText(message));
  return contributionsIn(message).reduce(
    (heard, contribution) => withContribution(heard, contribution, hearing),
    wallet ? { ...state, wallet } : state,
  );
}

function withContribution(state: CaseState, { form, item }: Contribution, hearing: Hearing): CaseState {
  const { network, classifiers, known } = hearing;
  const { findings, score } = EXAMINERS[item.kind](item.value, known, classifiers);
  const seen = withSigns(state.seen, signsOf(findings, form));
  const quotedRisk = form === 'told' ? state.quotedRisk : Math.max(state.quotedRisk, score.riskLevel);
  if (item.kind !== 'conversation') return { ...state, seen, quotedRisk };
  const reading = readConversation(item.value, known);
  const telling = clausesIn(item.value);
  const ownFindings = findingsInConversation(reading);
  const signals = signalFeatures(ownFindings);
  const { logOdds } = classifiers.text(reading, signals);
  const told = factsOf(telling, state.facts).map(nameOf);
  const facts = form === 'told' ? told : [...told.filter(isDone), ...factsOfSigns(ownFindings)];
  return {
    ...state,
    seen,
    quotedRisk,
    isTold: state.isTold || (form === 'told' && (facts.length > 0 || reading.tokens.length >= FEWEST_WORDS)),
    heard: withMessage(network, state.heard, telling, reading).map(rounded),
    signals: distinct([...state.signals, ...signals]).slice(0, MOST_SIGNALS),
    logOdds: state.heard.length === 0 ? logOdds : Math.max(state.logOdds, logOdds),
    facts: withFacts(state.facts, facts),
  };
}

/** In others' words "I sent" is theirs; what was done to the reader is told in own words. */
const isDone = (fact: FactName): boolean => fact.startsWith('says:') || fact.startsWith('asked:');

/** Later words correct earlier ones: "I sent nothing" after "I sent it" stands, and the other way round. */
export function withFacts(before: readonly FactName[], added: readonly FactName[]): readonly FactName[] {
  const against = new Set(added.map(opposite));
  return distinct([...before.filter((fact) => !against.has(fact)), ...added]);
}

function opposite(fact: FactName): string {
  const [polarity, subject] = fact.split(':');
  if (polarity === 'not') return `true:${subject}`;
  return polarity === 'true' ? `not:${subject}` : '';
}

const factsOfSigns = (findings: readonly Finding[]): readonly FactName[] =>
  findings.flatMap(({ definition, outcome }) => {
    const fact = outcome.state === 'seen' ? FACT_OF_SIGNAL[definition.id] : undefined;
    return fact ?? [];
  });

/** What somebody tells is never said to resemble scam messages. */
function signsOf(findings: readonly Finding[], form: Contribution['form']): readonly SeenSign[] {
  return findings.flatMap(({ definition, outcome }) =>
    outcome.state === 'seen' && (form !== 'told' || definition.id !== LIKE_SCAM_MESSAGES.id)
      ? [{ id: definition.id, share: outcome.share, words: outcome.words }]
      : [],
  );
}

/** Both lists, each sign once, as strong as it was seen anywhere. */
function withSigns(before: readonly SeenSign[], added: readonly SeenSign[]): readonly SeenSign[] {
  const strongest = new Map<SignalId, SeenSign>();
  for (const sign of [...before, ...added])
    if (sign.share > (strongest.get(sign.id)?.share ?? 0)) strongest.set(sign.id, sign);
  return [...strongest.values()].slice(0, MOST_SIGNS);
}

const WALLET_WORDS: readonly (readonly [Wallet, RegExp])[] = [
  ['mtn', /\b(?:mtn|momo)\b/],
  ['moov', /\b(?:moov|flooz)\b/],
  ['orange', /\borange\b/],
  ['wave', /\bwave\b/],
  ['bank', /\b(?:banque|bank|ecobank|uba|boa|virement|carte bancaire|western union|opay|palmpay)\b/],
];

/** Where the money is, if it is named. */
export const walletIn = (heard: string): Wallet | undefined =>
  WALLET_WORDS.find(([, words]) => words.test(heard))?.[0];

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const PLACES = 1_000;
const rounded = ({ count, units }: { readonly count: number; readonly units: readonly number[] }) => ({
  count,
  units: units.map((sum) => Math.round(sum * PLACES) / PLACES || 0),
});
