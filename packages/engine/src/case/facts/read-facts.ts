import { type Clause, clausesIn, type Telling } from './clauses.ts';
import { deedsIn, nothingIn } from './deeds.ts';
import { type Fact, type FactName, nameOf } from './fact.ts';
import { type HeardFact, toldIn } from './told.ts';

/** The facts that somebody tells in own words, each where it was first told; the time grows with the text's length. */
export function factsIn(text: string): readonly Fact[] {
  return factsOf(clausesIn(text));
}

/** The facts of a telling that is taken apart already. */
export function factsOf(telling: Telling): readonly Fact[] {
  const first = new Map<FactName, Fact>();
  for (const clause of telling.clauses)
    for (const heard of [...deedsIn(clause), ...nothingIn(clause), ...toldIn(clause)]) {
      const name = nameOf(heard);
      const known = first.get(name);
      if (known === undefined || (known.amount === undefined && heard.amount !== undefined))
        first.set(name, factOf(telling, clause, heard));
    }
  return [...first.values()];
}

function factOf({ folded }: Telling, { words }: Clause, { from, to, ...fact }: HeardFact): Fact {
  return { ...fact, span: folded.originOf(words[from]?.start ?? 0, words[to - 1]?.end ?? 0) };
}
