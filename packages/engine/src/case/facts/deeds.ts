import type { ActionId } from './actions.ts';
import type { Clause, Named } from './clauses.ts';
import type { Polarity, Wanted } from './fact.ts';
import { standingOf } from './standing.ts';
import type { ThingId } from './things.ts';

/** What was given, asked for or refused in one clause. */
export interface Deed {
  readonly subject: Wanted;
  readonly polarity: Polarity;
  /** Words of the clause that tell it, the last exclusive. */
  readonly from: number;
  readonly to: number;
  readonly amount?: number;
}

/** What may be done with each thing by each verb. */
const GIVEN: Readonly<Partial<Record<ActionId, readonly ThingId[]>>> = {
  give: [
    'money',
    'fee',
    'deposit',
    'airtime',
    'crypto',
    'code',
    'pin',
    'password',
    'card',
    'papers',
    'images',
  ],
  say: ['code', 'pin', 'password', 'card'],
  type: ['code', 'pin', 'password', 'card'],
  invest: ['money', 'crypto'],
  buy: ['airtime', 'crypto'],
  install: ['app', 'remote'],
  open: ['link'],
  return: ['money'],
  lose: ['money', 'account', 'sim'],
};
/** How far from its verb a thing is still its object. */
const BEHIND = 8;
const BEFORE = 5;

/** Reads the deeds of a clause: who gave, asked for or refused what. */
export function deedsIn(clause: Clause): readonly Deed[] {
  const asks = clause.actions.filter(({ id }) => id === 'ask');
  const demands = asks.filter((ask) => {
    const { agent, isDenied } = standingOf(clause, ask);
    return agent !== 'teller' && !isDenied;
  });
  const given = clause.actions.flatMap((action) => givenBy(clause, action, demands));
  const asked = demands.flatMap((demand) => askedBy(clause, demand));
  return withoutRepeats([...given, ...asked]);
}

function givenBy(
  clause: Clause,
  action: Named<ActionId>,
  demands: readonly Named<ActionId>[],
): readonly Deed[] {
  const kinds = GIVEN[action.id];
  if (kinds === undefined) return [];
  const { agent, time, isDenied } = standingOf(clause, action);
  const isDemanded =
    demands.some(({ from }) => from < action.from) || (agent !== 'teller' && time === 'open');
  const polarity = polarityOf(agent, time, isDenied, isDemanded);
  if (polarity === undefined) return [];
  if (action.id === 'return')
    return [{ subject: 'money-back', polarity, from: action.from, to: action.to, ...sumIn(clause) }];
  return objectsOf(clause, action, kinds).map((thing) => ({
    subject: thing.id as Wanted,
    polarity,
    from: Math.min(action.from, thing.from),
    to: Math.max(action.to, thing.to),
    ...amountOf(clause, thing),
  }));
}

function polarityOf(
  agent: 'teller' | 'others' | 'nobody',
  time: 'past' | 'open',
  isDenied: boolean,
  isDemanded: boolean,
): Polarity | undefined {
  if (agent === 'others' && time === 'past') return isDemanded ? 'asked' : undefined;
  if (isDenied) return agent === 'others' ? undefined : 'refused';
  if (isDemanded || time === 'open') return 'asked';
  return 'done';
}

function askedBy(clause: Clause, demand: Named<ActionId>): readonly Deed[] {
  return objectsOf(clause, demand, ASKABLE).map((thing) => ({
    subject: thing.id as Wanted,
    polarity: 'asked',
    from: Math.min(demand.from, thing.from),
    to: Math.max(demand.to, thing.to),
    ...amountOf(clause, thing),
  }));
}

const ASKABLE: readonly ThingId[] = [
  'money',
  'fee',
  'deposit',
  'airtime',
  'crypto',
  'code',
  'pin',
  'password',
  'card',
  'papers',
  'images',
  'app',
  'remote',
  'link',
  'video-call',
  'contacts',
  'account-use',
  'other-channel',
];

function objectsOf(
  clause: Clause,
  { from, to }: Named<ActionId>,
  kinds: readonly ThingId[],
): readonly Named<ThingId>[] {
  return clause.things.filter(
    (thing) =>
      kinds.includes(thing.id) &&
      ((thing.from >= to && thing.from < to + BEHIND) || (thing.to <= from && thing.to > from - BEFORE)),
  );
}

function sumIn({ amounts }: Clause): { readonly amount?: number } {
  const [sum] = amounts;
  return sum ? { amount: sum.value } : {};
}

function amountOf({ amounts }: Clause, { from, to }: Named<ThingId>): { readonly amount?: number } {
  const sum = amounts.find((each) => each.from < to && from < each.to);
  return sum ? { amount: sum.value } : {};
}

/** Each deed once, with its sum where one is told. */
function withoutRepeats(deeds: readonly Deed[]): readonly Deed[] {
  const bySum = deeds.toSorted(
    (one, other) => Number(other.amount !== undefined) - Number(one.amount !== undefined),
  );
  return bySum.filter(
    (deed, index) =>
      bySum.findIndex((other) => other.subject === deed.subject && other.polarity === deed.polarity) ===
      index,
  );
}
