import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Found } from './lexicon.ts';
import type { ThingId } from './things.ts';

export type Action = Found<ActionId>;
export type Thing = Clause['things'][number];

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

const verbsOf = new Map(
  Object.entries(OBJECTS).map(([id, verbs]) => [id, new Set(verbs.split(' '))] as const),
);

/** The verbs by which a thing is given or asked for; nothing for what is neither. */
export function verbsWith(thing: string): ReadonlySet<string> | undefined {
  return verbsOf.get(thing);
}

/** How far from its verb a thing is still its object. */
const BEHIND = 7;
const BEFORE = 4;

/** Whether a thing stands where the object of a verb does. */
export function isObjectOf(thing: Thing, { from, to }: Action): boolean {
  return (thing.from >= to && thing.from < to + BEHIND) || (thing.to <= from && thing.to > from - BEFORE);
}

/** The sum that is told beside it. */
export function amountIn(
  { amounts }: Clause,
  { from }: { readonly from: number },
): { readonly amount?: number } {
  const sum = amounts.find((each) => Math.abs(each.from - from) < BEHIND);
  return sum ? { amount: sum.value } : {};
}

export const isMoney = ({ id }: Thing): boolean => id === 'sum' || id === 'money';

export const placeOf = ({ from, to }: Action) => ({ from, to });
