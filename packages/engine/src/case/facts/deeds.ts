import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { isDenied } from './denial.ts';
import type { Polarity, Wanted } from './fact.ts';
import type { Found } from './lexicon.ts';
import { isCommanded, type Standing, standingOf } from './standing.ts';
import type { ThingId } from './things.ts';
import type { HeardFact } from './told.ts';

type Action = Found<ActionId>;
type Thing = Clause['things'][number];

const MONEY = 'give gave pay lose invest ask must';
/** What may be done with each thing. */
const OBJECTS: Readonly<Partial<Record<ThingId, string>>> = {
  money: MONEY,
  sum: MONEY,
  fee: 'give gave pay ask must',
  deposit: 'give gave pay invest ask must',
  airtime: 'give gave pay buy ask must',
  crypto: 'give gave pay buy invest ask',
  code: 'give gave say type dial ask must return',
  pin: 'give gave say type ask must',
  password: 'give gave say type ask must',
  card: 'give gave say type ask must',
  papers: 'give gave ask must bring take',
  images: 'give gave ask',
  app: 'install ask must',
  remote: 'install ask must open',
  link: 'open ask must',
  'video-call': 'ask',
  contacts: 'ask',
};
const DEMANDS: ReadonlySet<ActionId> = new Set<ActionId>(['ask', 'must', 'bring']);
/** With these a sum is no request. */
const ELSEWHERE: ReadonlySet<ActionId> = new Set<ActionId>(['receive', 'lose', 'withdraw', 'return', 'buy']);
/** Words at which money came to the teller, or is said to have come by mistake. */
const BACK_TO_TELLER =
  /^(?:dit|di|erreur|ereur|mistake|mistakenly|error|says?|promet|recu|client|cliente|customer)$/;
/** How far from its verb a thing is still its object. */
const BEHIND = 7;
const BEFORE = 4;
const DENIED_FROM = 5;

/** What a pronoun may stand for: the last thing that was named. */
export type LastNamed = ThingId | undefined;

/** Reads the deeds of a clause: who gave, asked for or refused what. */
export function deedsIn(clause: Clause, last: LastNamed): readonly HeardFact[] {
  const named = clause.things.flatMap((thing) => deedWith(clause, thing));
  return [...returned(clause, last), ...named, ...(named.length > 0 ? [] : unnamed(clause, last))];
}

/** What a pronoun in the next clause stands for. */
export function lastNamedIn(clause: Clause, before: LastNamed): LastNamed {
  const named = clause.things.findLast(({ id }) => OBJECTS[id as ThingId] !== undefined);
  return named ? (named.id as ThingId) : before;
}

function deedWith(clause: Clause, thing: Thing): readonly HeardFact[] {
  const verbs = OBJECTS[thing.id as ThingId]?.split(' ');
  if (verbs === undefined || isFee(clause, thing) || isReturned(clause, thing)) return [];
  const near = clause.actions.filter(
    (action) => (verbs.includes(action.id) || action.id === 'refuse') && isObjectOf(thing, action),
  );
  const [polarity, verb] = judged(clause, near, thing) ?? [];
  if (polarity === undefined) return [];
  const subject = (thing.id === 'sum' ? (isForFee(clause, thing) ? 'fee' : 'money') : thing.id) as Wanted;
  const from = Math.min(verb?.from ?? thing.from, thing.from);
  const to = Math.max(verb?.to ?? thing.to, thing.to);
  return [{ subject, polarity, from, to, ...amountIn(clause, thing) }];
}

function judged(clause: Clause, near: readonly Action[], thing?: Thing): [Polarity, Action?] | undefined {
  const refusal = near.find(({ id }) => id === 'refuse');
  if (refusal) return ['refused', refusal];
  const stood = near
    .filter(({ id }) => id !== 'must')
    .map((action) => [action, standingOf(clause, action)] as const);
  const denied = stood.find(([, { isDenied: is }]) => is);
  if (denied) return ['not', denied[0]];
  if (thing && thing.id !== 'sum' && isDenied(clause.words, thing, DENIED_FROM)) return ['not', near[0]];
  const given = clause.isQuestion
    ? undefined
    : stood.find(([{ id }, standing]) => !DEMANDS.has(id) && isGiven(id, standing, isByVictim(clause)));
  if (given) return ['done', given[0]];
  const isSupposed = clause.words.some(({ word }) => /^(?:si|sinon|if|unless)$/.test(word));
  const demand =
    (isSupposed ? near.find(({ id }) => id === 'pay' || id === 'give') : undefined) ??
    stood.find(([{ id }, { agent }]) => id === 'ask' && agent !== 'teller')?.[0] ??
    near.find(({ id }) => id === 'must' || id === 'bring') ??
    stood.find(([{ id }, standing]) => isWanted(clause, id, standing))?.[0];
  return demand && ['asked', demand];
}

function isGiven(id: ActionId, { agent, time }: Standing, isForFamily: boolean): boolean {
  if (id === 'take') return time === 'past' || agent === 'others';
  if (isForFamily && (id === 'give' || id === 'gave')) return time === 'past';
  return id === 'lose' ? agent !== 'teller' || time === 'past' : time === 'past' && agent !== 'others';
}

/** "Le vieux a envoyé 100 mil": somebody else than the teller gave it, and not to the teller. */
function isByVictim({ words }: Clause): boolean {
  return !words.some(
    ({ word, senses }) => BACK_TO_TELLER.test(word) || senses.some(({ id }) => id === 'me' || id === 'my'),
  );
}

function isWanted(clause: Clause, id: ActionId, { agent, time, action }: Standing): boolean {
  return !DEMANDS.has(id) && time === 'open' && agent !== 'teller' && isCommanded(clause, action);
}

/** A sum beside a fee or deposit is that fee. */
function isFee({ things }: Clause, thing: Thing): boolean {
  return (
    (thing.id === 'sum' || thing.id === 'money') &&
    things.some(({ id, from }) => (id === 'fee' || id === 'deposit') && Math.abs(from - thing.from) < BEHIND)
  );
}

/** "25 000 pour la visite médicale". */
function isForFee({ things }: Clause, thing: Thing): boolean {
  return things.some(({ id, from }) => id === 'cause' && Math.abs(from - thing.from) < BEHIND - 1);
}

/** Sums with which nothing is done. */
export function looseSumsIn(
  clause: Clause,
): readonly { readonly from: number; readonly to: number; readonly amount?: number }[] {
  return clause.things
    .filter((thing) => thing.id === 'sum' && deedWith(clause, thing).length === 0)
    .filter(() => !clause.actions.some(({ id }) => ELSEWHERE.has(id)))
    .map((sum) => ({ from: sum.from, to: sum.to, ...amountIn(clause, sum) }));
}

/** What is sent back is told by that verb. */
function isReturned({ actions }: Clause, thing: Thing): boolean {
  return (
    (thing.id === 'sum' || thing.id === 'money') &&
    actions.some((action) => action.id === 'return' && isObjectOf(thing, action))
  );
}

function isObjectOf(thing: Thing, { from, to }: Action): boolean {
  return (thing.from >= to && thing.from < to + BEHIND) || (thing.to <= from && thing.to > from - BEFORE);
}

function amountIn({ amounts }: Clause, { from }: { readonly from: number }): { readonly amount?: number } {
  const sum = amounts.find((each) => Math.abs(each.from - from) < BEHIND);
  return sum ? { amount: sum.value } : {};
}

/** "Elle a envoyé un code par erreur, de lui renvoyer": no money is meant. */
function isAboutCode({ things, amounts }: Clause, last: LastNamed): boolean {
  return amounts.length === 0 && (last === 'code' || things.some(({ id }) => id === 'code'));
}

/** Sending back needs no object. */
function returned(clause: Clause, last: LastNamed): readonly HeardFact[] {
  if (isAboutCode(clause, last)) return [];
  return clause.actions
    .filter(({ id }) => id === 'return')
    .flatMap((action): readonly HeardFact[] => {
      const { agent, time, isDenied: is } = standingOf(clause, action);
      const told = { ...placeOf(action), ...amountIn(clause, action) };
      if (is) return [{ subject: 'money-back', polarity: 'not', ...told }];
      if (time === 'open' || agent === 'others')
        return [{ subject: 'money-back', polarity: 'asked', ...told }];
      return [
        { subject: 'money-back', polarity: 'done', ...told },
        { subject: 'money', polarity: 'done', ...told },
      ];
    });
}

/** "J'ai payé", "i don send am", "ils ont rien demandé": where nothing is named, it is what was named before, or money. */
function unnamed(clause: Clause, last: LastNamed): readonly HeardFact[] {
  if (clause.isQuestion || clause.things.some(({ id }) => OBJECTS[id as ThingId] !== undefined)) return [];
  const told = clause.actions.flatMap((action): readonly HeardFact[] => {
    const { agent, time, isDenied: is } = standingOf(clause, action);
    const isAsk = action.id === 'ask';
    const verb = clause.words[action.from]?.word ?? '';
    const subject = isAsk || action.id === 'pay' ? 'money' : meantBy(action.id, verb, last);
    if (subject === undefined || (!is && (isAsk || time !== 'past' || agent !== 'teller'))) return [];
    if (is && (isAsk ? agent === 'teller' || !saysNothing(clause) : agent === 'others')) return [];
    return [{ subject, polarity: is ? 'not' : 'done', ...placeOf(action) }];
  });
  return told.slice(0, 1);
}

/** Money is what is sent and given where nothing else was named. */
const SENDING = /^(?:envo|anvo|transf|vir|donn|done|sen[dt]|g[ai]ve)/;

function meantBy(verb: ActionId, written: string, last: LastNamed): Wanted | undefined {
  if (verb === 'open') return 'link';
  if (last !== undefined && OBJECTS[last]?.split(' ').includes(verb))
    return last === 'sum' || last === 'money'
      ? SENDING.test(written)
        ? 'money'
        : undefined
      : (last as Wanted);
  return SENDING.test(written) ? 'money' : undefined;
}

function saysNothing({ words }: Clause): boolean {
  return words.some(({ word }) => /^(?:rien|nothing|notin|noting|anything|anytin)$/.test(word));
}

const placeOf = ({ from, to }: Action) => ({ from, to });
