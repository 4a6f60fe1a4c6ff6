import type { Classifiers } from '../classifiers/classifiers.ts';
import { actingCodeIn, menuCodesIn } from '../everyday/menu-codes.ts';
import { examineReading } from '../examine/conversation.ts';
import type { Examination } from '../examine/examination.ts';
import { EXAMINERS } from '../examine/index.ts';
import { examineAddresses } from '../examine/link.ts';
import { signalFeatures } from '../examine/signal-features.ts';
import { isUnread } from '../examine/unread-language.ts';
import { wayOf } from '../examine/way.ts';
import { type ConversationReading, readConversation } from '../reading/conversation-reading.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { score } from '../scoring/score.ts';
import type { Finding } from '../signals/index.ts';
import { groupTalkIn } from '../transcript/group-talk.ts';
import { heardWords } from '../transcript/heard-words.ts';
import type { CaseNetwork } from './belief/network.ts';
import { withMessage } from './belief/network.ts';
import { type Contribution, contributionsIn } from './contributions.ts';
import type { ReadFacts } from './fact-classifier/fact-classifier.ts';
import { clausesIn, clausesOf } from './facts/clauses.ts';
import { type FactName, type FactSubject, nameOf } from './facts/fact.ts';
import { factsOf, lastNamedOf } from './facts/read-facts.ts';
import type { LastNamed } from './facts/unnamed.ts';
import { heardText } from './hearing/heard-text.ts';
import { isPickup } from './hearing/pickup.ts';
import { sinceIn } from './hearing/since-when.ts';
import { FACT_OF_SIGNAL } from './signal-facts.ts';
import { isKnownFromOthers, signsOf, withSigns } from './signs.ts';
import { type CaseState, MENU_TOLD, PICKUP_TOLD } from './state.ts';
import { walletIn } from './wallets.ts';

/** What a message is heard with. */
export interface Hearing {
  readonly network: CaseNetwork;
  /** A browser has none. */
  readonly readFacts?: ReadFacts | undefined;
  readonly classifiers: Classifiers;
  /** What others know about the links and numbers in the message. */
  readonly known: KnownEvidence;
  /** What the words of others in the same message named last: "« Renvoie-moi le code » et je l'ai renvoyé". */
  readonly last?: LastNamed;
}

/** Keeps a stored state small, whatever is pasted. */
const MOST_SIGNALS = 64;
/** A greeting tells nothing. */
const FEWEST_WORDS = 4;

/** The case with everything that a message tells. @param pieces - of the message, where they are known. */
export function listen(
  state: CaseState,
  message: string,
  hearing: Hearing,
  pieces = contributionsIn(message),
): CaseState {
  const said = heardText(message);
  const wallet = walletIn(said);
  const since = sinceIn(said);
  const quoted = pieces.find(({ form, item }) => form !== 'told' && item.kind === 'conversation');
  const last = quoted && lastNamedOf(clausesIn(quoted.item.value));
  return pieces.reduce((heard, piece) => withContribution(heard, piece, { ...hearing, last }), {
    ...state,
    ...(wallet && { wallet }),
    ...(since && { since }),
  });
}

function withContribution(state: CaseState, { form, item }: Contribution, hearing: Hearing): CaseState {
  if (item.kind === 'conversation') return withText(state, form, item.value, hearing);
  const examined = EXAMINERS[item.kind](item.value, hearing.known, hearing.classifiers);
  return withExamined(state, form, examined, ownRisk(examined));
}

/** What is seen in something that was brought. @param risk - of what others wrote, or of the links and numbers that somebody names. */
function withExamined(
  state: CaseState,
  form: Contribution['form'],
  { findings }: Examination,
  risk: number,
): CaseState {
  return {
    ...state,
    seen: withSigns(state.seen, signsOf(findings, form === 'told')),
    quotedRisk: Math.max(state.quotedRisk, risk),
  };
}

/** What others know counts apart: it may change. */
const ownRisk = ({ findings }: Examination): number =>
  score(findings.filter((finding) => !isKnownFromOthers(finding))).riskLevel;

/** Own words are no proof against themselves; a link that they name is. */
const riskOfLinks = ({ links }: ConversationReading, classifiers: Classifiers): number =>
  examineAddresses(links, {}, classifiers).score.riskLevel;

/** A text is read and classified once. */
function withText(
  state: CaseState,
  form: Contribution['form'],
  text: string,
  { network, readFacts, classifiers, known, last }: Hearing,
): CaseState {
  const reading = readConversation(heardWords(text), known);
  if (reading.tokens.length === 0) return state;
  const examined = examineReading(reading, classifiers, groupTalkIn(text) !== undefined);
  const telling = reading.value === text ? clausesOf(reading) : clausesIn(text);
  const isMenu = menuCodesIn(reading).length > 0 && actingCodeIn(reading) === undefined;
  const notes = [...(isMenu ? [MENU_TOLD] : []), ...(isPickup(heardText(text)) ? [PICKUP_TOLD] : [])];
  const isForeign = isUnread(reading);
  const told = factsOf(telling, state.facts, form === 'told' ? last : undefined)
    .map(nameOf)
    .filter((fact) => !(isMenu && fact === 'asked:dial'))
    // In a language that is not read a stray word may warn, and neither calms nor tells of a loss.
    .filter((fact) => isDone(fact) || !isForeign);
  const demands = (): readonly FactName[] => [...told.filter(isDone), ...factsOfSigns(examined.seen)];
  const facts = form === 'told' ? told : isOfficial(reading, examined.seen) ? [] : demands();
  const risk = form === 'told' ? riskOfLinks(reading, classifiers) : ownRisk(examined);
  return {
    ...withExamined(state, form, examined, risk),
    isTold: state.isTold || (form === 'told' && (facts.length > 0 || reading.tokens.length >= FEWEST_WORDS)),
    heard: withMessage(network, state.heard, telling, reading).map(rounded),
    signals: distinct([...state.signals, ...signalFeatures(examined.seen)]).slice(0, MOST_SIGNALS),
    logOdds: state.heard.length === 0 ? examined.logOdds : Math.max(state.logOdds, examined.logOdds),
    ...withHeard(state, facts),
    ...(readFacts && {
      read: withRead(
        state.read,
        form !== 'told' ? asHeard(facts) : isForeign ? NOTHING_READ : readFacts(telling),
      ),
    }),
    ...(notes.length > 0 && form === 'told' && { said: distinct([...state.said, ...notes]) }),
  };
}

/** Nobody asks for anything in what an operator sends everybody: a menu to dial, a bundle to buy. */
function isOfficial(reading: ConversationReading, seen: readonly Finding[]): boolean {
  const { hooks, inside } = wayOf(reading, seen);
  return hooks.length === 0 && inside.length > 0;
}

/** In others' words "I sent" is theirs; what was done to the reader is told in own words. */
const isDone = (fact: FactName): boolean => fact.startsWith('says:') || fact.startsWith('asked:');

/** Later words correct earlier ones: "I sent nothing" after "I sent it" stands, and the other way round. */
export function withFacts(before: readonly FactName[], added: readonly FactName[]): readonly FactName[] {
  const against = new Set(added.map(opposite));
  return distinct([...before.filter((fact) => !against.has(fact)), ...added]);
}

/** The facts with what a rule heard, or an answer gave: that is no longer only read. What was only read is taken back by whoever denies it. */
export function withHeard(
  { facts: before, readAlone = [] }: CaseState,
  added: readonly FactName[],
): Pick<CaseState, 'facts' | 'readAlone'> {
  const denied = new Set(added.filter(isDenial).flatMap(deniedBy));
  const kept = readAlone.filter((fact) => !added.includes(fact) && !denied.has(fact));
  const facts = withFacts(
    before.filter((fact) => !readAlone.includes(fact) || kept.includes(fact)),
    added,
  );
  return { facts, ...(readAlone.length > 0 && { readAlone: kept.filter((fact) => facts.includes(fact)) }) };
}

const isDenial = (fact: FactName): boolean => /^(?:not|refused):/.test(fact);

const deniedBy = (fact: FactName): readonly FactName[] => {
  const subject = fact.split(':')[1] as FactSubject;
  const all = subject === 'money' ? SUMS : [subject];
  return all.flatMap((each): FactName[] => [`done:${each}`, `true:${each}`]);
};
/** Whoever sent no money has paid nothing by any other name. */
const SUMS: readonly FactSubject[] = ['money', 'money-back', 'fee', 'deposit', 'airtime'];

function opposite(fact: FactName): string {
  const [polarity, subject] = fact.split(':');
  // What is gone once told is not taken back by "I have not sent the rest".
  if (polarity === 'not') return `true:${subject}`;
  if (polarity === 'done') return `not:${subject}`;
  return polarity === 'true' ? `not:${subject}` : '';
}

const factsOfSigns = (findings: readonly Finding[]): readonly FactName[] =>
  findings.flatMap(({ definition, outcome }) => {
    const fact = outcome.state === 'seen' ? FACT_OF_SIGNAL[definition.id] : undefined;
    return fact ?? [];
  });

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** In a language that is not read, nothing is read but what a rule hears. */
const NOTHING_READ: ReadonlyMap<FactName, number> = new Map();

/** The clauses of others' messages were never learned: what a rule heard in them stands. */
const asHeard = (facts: readonly FactName[]): ReadonlyMap<FactName, number> =>
  new Map(facts.map((fact) => [fact, 1]));

/** Whoever tells a thing twice has told it as plainly as the plainer time. */
function withRead(
  before: CaseState['read'] = {},
  told: ReadonlyMap<FactName, number>,
): NonNullable<CaseState['read']> {
  const read = { ...before };
  for (const [fact, chance] of told)
    if (chance >= HARDLY_READ) read[fact] = Math.max(read[fact] ?? 0, Math.round(chance * PLACES) / PLACES);
  return read;
}
const HARDLY_READ = 0.01;

const PLACES = 1_000;
const rounded = ({ count, units }: { readonly count: number; readonly units: readonly number[] }) => ({
  count,
  units: units.map((sum) => Math.round(sum * PLACES) / PLACES || 0),
});
