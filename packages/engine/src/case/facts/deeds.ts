import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { deniesAt, isDenied } from './denial.ts';
import type { Claimed, Polarity, Wanted } from './fact.ts';
import type { Found } from './lexicon.ts';
import { standingOf } from './standing.ts';
import type { ThingId } from './things.ts';
import type { HeardFact } from './told.ts';

/** What may be done with each thing by the verbs of giving, and by those of asking. */
const OBJECTS: Readonly<Partial<Record<ThingId, string>>> = {
  money: 'give gave pay lose invest ask must',
  sum: 'give gave pay lose invest ask must',
  fee: 'give gave pay ask must',
  deposit: 'give gave pay invest ask must',
  airtime: 'give gave pay buy ask must',
  crypto: 'give gave pay buy invest ask',
  code: 'give gave say type dial ask must',
  pin: 'give gave say type ask must',
  password: 'give gave say type ask must',
  card: 'give gave say type ask must',
  papers: 'give gave ask must',
  images: 'give gave ask',
  app: 'install ask must',
  remote: 'install ask must open',
  link: 'open ask must',
  'video-call': 'ask',
  contacts: 'ask',
};
const HANDING: ReadonlySet<ActionId> = new Set<ActionId>([
  'give',
  'gave',
  'pay',
  'say',
  'type',
  'open',
  'install',
  'lose',
  'invest',
  'buy',
  'dial',
]);
/** How far from its verb a thing is still its object. */
const BEHIND = 7;
const BEFORE = 4;
const DENIED_FROM = 7;

/** Reads the deeds of a clause: who gave, asked for or refused what. */
export function deedsIn(clause: Clause): readonly HeardFact[] {
  return [...returned(clause), ...clause.things.flatMap((thing) => deedsWith(clause, thing))];
}

function deedsWith(clause: Clause, thing: Found<ThingId | Claimed>): readonly HeardFact[] {
  const verbs = OBJECTS[thing.id as ThingId]?.split(' ');
  if (verbs === undefined || isPassedOver(clause, thing)) return [];
  const subject = (thing.id === 'sum' ? 'money' : thing.id) as Wanted;
  const amount = clause.amounts.find(({ from }) =>
    thing.id === 'sum' ? from === thing.from : Math.abs(from - thing.from) < BEFORE,
  )?.value;
  const fact = (polarity: Polarity, verb?: Found<ActionId>): HeardFact => ({
    subject,
    polarity,
    from: Math.min(verb?.from ?? thing.from, thing.from),
    to: Math.max(verb?.to ?? thing.to, thing.to),
    ...(amount !== undefined && { amount }),
  });
  const near = clause.actions.filter(
    (action) => verbs.includes(action.id) && isObjectOf(thing, action) && !covers(thing, action),
  );
  if (near.some(({ id }) => id === 'refuse')) return [fact('refused')];
  if (thing.id !== 'sum' && isDenied(clause.words, thing, DENIED_FROM)) return [fact('not', near[0])];
  const handing = near.filter(({ id }) => HANDING.has(id));
  for (const action of handing) {
    const { agent, time, isDenied: denied } = standingOf(clause, action);
    if (denied) return [fact('not', action)];
    if (clause.isQuestion) continue;
    if (time === 'past' && agent !== 'others') return [fact('done', action)];
  }
  const demand =
    near.find(({ id }) => id === 'ask' || id === 'must') ??
    handing.find((action) => {
      const { agent, time } = standingOf(clause, action);
      return time === 'open' && agent !== 'teller';
    });
  if (demand === undefined) return [];
  return [fact('asked', demand)];
}

/** Money that is named beside a fee or deposit is that fee; money that others gave is not the teller's deed. */
function isPassedOver({ things }: Clause, thing: Found<ThingId | Claimed>): boolean {
  if (thing.id !== 'sum' && thing.id !== 'money') return false;
  return things.some(({ id, from }) => (id === 'fee' || id === 'deposit') && Math.abs(from - thing.from) < 7);
}

function covers(thing: Found<string>, action: Found<string>): boolean {
  return action.from >= thing.from && action.to <= thing.to;
}

function isObjectOf(thing: Found<string>, { from, to }: Found<string>): boolean {
  return (thing.from >= to && thing.from < to + BEHIND) || (thing.to <= from && thing.to > from - BEFORE);
}

/** Sending back needs no object. */
function returned(clause: Clause): readonly HeardFact[] {
  return clause.actions
    .filter(({ id }) => id === 'return')
    .map((action) => {
      const { agent, time, isDenied: denied } = standingOf(clause, action);
      const polarity = denied ? 'not' : time === 'past' && agent !== 'others' ? 'done' : 'asked';
      const amount = clause.amounts[0]?.value;
      return {
        subject: 'money-back',
        polarity,
        from: action.from,
        to: action.to,
        ...(amount !== undefined && { amount }),
      };
    });
}

/** "Ils ont rien demandé", "didn't pay anything": nothing is named, so it is money. */
export function nothingIn(clause: Clause): readonly HeardFact[] {
  const { words, actions } = clause;
  return actions
    .filter(({ id }) => id === 'ask' || id === 'pay' || id === 'give' || id === 'gave')
    .filter(({ from, to }) =>
      words
        .slice(Math.max(from - 4, 0), to + 3)
        .some(
          ({ word }, index) =>
            /^(?:rien|nothing|notin|noting|anything|anytin)$/.test(word) ||
            (word === 'no' && deniesAt(words, index) && false),
        ),
    )
    .map(({ from, to }) => ({ subject: 'money', polarity: 'not', from, to }));
}
