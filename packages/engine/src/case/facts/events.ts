import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Circumstance } from './fact.ts';
import type { Found } from './lexicon.ts';
import { isNoun } from './nouns.ts';
import { type Standing, standingOf } from './standing.ts';
import type { HeardFact } from './told.ts';

/** What follows from who does what: the teller who called the shop checked, the customer who paid let the teller receive. */
interface Event {
  readonly act: ActionId;
  readonly by: Standing['agent'];
  readonly isPast?: true;
  /** Only where the verb is written so. */
  readonly as?: RegExp;
  /** Something of this kind is named beside it. */
  readonly about?: string;
  readonly tells: Circumstance;
  /** Whether its denial tells the contrary. */
  readonly orNot?: true;
}

const EVENTS: readonly Event[] = [
  { act: 'contact', by: 'teller', isPast: true, tells: 'verified', orNot: true },
  { act: 'contact', by: 'teller', about: 'number', tells: 'verified' },
  { act: 'contact', by: 'teller', about: 'is-family', tells: 'verified' },
  { act: 'go', by: 'teller', about: 'place', tells: 'verified' },
  { act: 'go', by: 'teller', about: 'state', tells: 'verified' },
  { act: 'go', by: 'teller', about: 'is-bank', tells: 'verified' },
  { act: 'check', by: 'teller', isPast: true, tells: 'verified', orNot: true },
  { act: 'ask', by: 'teller', as: /^(?:demand|ask)/, isPast: true, tells: 'verified' },
  { act: 'show', by: 'others', about: 'receipt', tells: 'verified' },
  { act: 'order', by: 'teller', isPast: true, tells: 'expected' },
  { act: 'type', by: 'teller', about: 'code', tells: 'expected' },
  { act: 'pay', by: 'others', isPast: true, about: 'sum', tells: 'received' },
  { act: 'withdraw', by: 'teller', isPast: true, tells: 'received' },
  { act: 'meet', by: 'teller', tells: 'met' },
  { act: 'sign', by: 'teller', tells: 'met' },
  { act: 'sign', by: 'others', tells: 'met' },
  { act: 'come', by: 'others', isPast: true, about: 'place', tells: 'met' },
  { act: 'buy', by: 'others', isPast: true, tells: 'met' },
  { act: 'check', by: 'teller', about: 'balance', tells: 'balance-changed' },
];

const NEAR = 7;
const EVENTS_OF: ReadonlyMap<ActionId, readonly Event[]> = new Map(
  EVENTS.map(({ act }) => [act, EVENTS.filter((event) => event.act === act)]),
);

/** Reads circumstances off what is done. */
export function eventsIn(clause: Clause): readonly HeardFact[] {
  if (clause.isQuestion) return [];
  return clause.actions.flatMap((action) => {
    const events = EVENTS_OF.get(action.id);
    if (events === undefined || isNoun(clause, action)) return [];
    const standing = standingOf(clause, action);
    return events.flatMap((event) => told(clause, event, action, standing));
  });
}

function told(
  clause: Clause,
  { by, as, isPast, about, tells, orNot }: Event,
  { from, to }: Found<ActionId>,
  { agent, time, isDenied }: Standing,
): readonly HeardFact[] {
  if (as && !as.test(clause.words[from]?.word ?? '')) return [];
  if (agent !== by || (isPast && time !== 'past' && !isDenied)) return [];
  if (about && !clause.things.some((thing) => thing.id === about && Math.abs(thing.from - from) < NEAR))
    return [];
  if (isDenied) return orNot ? [{ subject: tells, polarity: 'not', from, to }] : [];
  return [{ subject: tells, polarity: 'true', from, to }];
}
