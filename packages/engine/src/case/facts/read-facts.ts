import { type Clause, clausesIn, type Telling } from './clauses.ts';
import { inContext, type LooseSum } from './context.ts';
import { deedsIn, looseSumsIn } from './deeds.ts';
import { eventsIn } from './events.ts';
import { type Fact, type FactName, nameOf } from './fact.ts';
import { callsTheirNumber } from './their-number.ts';
import { isOver } from './time.ts';
import { toldIn } from './told.ts';
import { wasUnanswered } from './unanswered.ts';
import { type LastNamed, lastNamedIn } from './unnamed.ts';

/** The facts that somebody tells in own words, each where it was first told; the time grows with the text's length. */
export function factsIn(text: string): readonly Fact[] {
  return factsOf(clausesIn(text));
}

/**
 * The facts of a telling that is taken apart already, in the light of what was `told` of the matter before.
 *
 * @param last - what was named last, of which "it" may speak.
 */
export function factsOf(telling: Telling, told: readonly FactName[] = [], last?: LastNamed): readonly Fact[] {
  return factsOfAll([telling], told, last)[0] ?? [];
}

/** What "it" stands for after a telling. */
export const lastNamedOf = ({ clauses }: Telling): LastNamed =>
  clauses.reduce<LastNamed>((last, clause) => lastNamedIn(clause, last), undefined);

/** The facts of several messages about one matter, for each message its own: what one tells makes another clear. */
export function factsOfAll(
  tellings: readonly Telling[],
  told: readonly FactName[] = [],
  before?: LastNamed,
): readonly (readonly Fact[])[] {
  let last = before;
  const heard = tellings.map((telling) => {
    const message = heardIn(telling, last);
    last = message.last;
    return message;
  });
  const all = new Set([...told, ...heard.flatMap(({ facts }) => facts.map(nameOf))]);
  return heard.map(({ facts, sum }) => firstOfEach(inContext(facts, sum, all)));
}

function heardIn(telling: Telling, before: LastNamed) {
  const first = new Map<FactName, Fact>();
  let sum: LooseSum | undefined;
  let last = before;
  const isPast = isOver(telling);
  const isUnanswered = wasUnanswered(telling.folded.text);
  for (const clause of telling.clauses) {
    const isTheirs = callsTheirNumber(clause);
    for (const told of [...deedsIn(clause, last), ...eventsIn(clause), ...toldIn(clause)]) {
      const isCalled = nameOf(told) === 'true:verified';
      const fact = isCalled && isUnanswered ? ({ ...told, polarity: 'not' } as const) : told;
      if (
        isNews(first, fact) &&
        !(isPast && OF_THIS_MOMENT.has(nameOf(fact))) &&
        !(isTheirs && nameOf(fact) === 'true:verified')
      )
        first.set(nameOf(fact), placed(telling, clause, fact));
    }
    const [loose] = sum ? [] : looseSumsIn(clause);
    if (loose) sum = placed(telling, clause, loose);
    last = lastNamedIn(clause, last);
  }
  return { facts: [...first.values()], sum, last };
}

/** What an order for the next second hangs on. */
const OF_THIS_MOMENT: ReadonlySet<FactName> = new Set<FactName>(['true:on-phone', 'true:at-counter']);

/** A fact is told once; that it is told with its sum is more. */
function isNews(known: ReadonlyMap<FactName, Pick<Fact, 'amount'>>, fact: Omit<Fact, 'span'>): boolean {
  const before = known.get(nameOf(fact));
  return before === undefined || (before.amount === undefined && fact.amount !== undefined);
}

function firstOfEach(facts: readonly Fact[]): readonly Fact[] {
  const first = new Map<FactName, Fact>();
  for (const fact of facts) if (isNews(first, fact)) first.set(nameOf(fact), fact);
  return [...first.values()];
}

function placed<Heard extends { readonly from: number; readonly to: number }>(
  { folded }: Telling,
  { words }: Clause,
  { from, to, ...fact }: Heard,
): Omit<Heard, 'from' | 'to'> & Pick<Fact, 'span'> {
  return { ...fact, span: folded.originOf(words[from]?.start ?? 0, words[to - 1]?.end ?? 0) };
}
