import { type Clause, clausesIn, type Telling } from './clauses.ts';
import { deedsIn } from './deeds.ts';
import type { Fact, FactName, FactSubject, Polarity } from './fact.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { PARTIES } from './parties.ts';
import { SAYINGS } from './sayings.ts';

let sayings: Lexicon<FactName> | undefined;
let parties: Lexicon<FactSubject> | undefined;

/** The facts that somebody tells in own words, each where it was first told; the time grows with the text's length. */
export function factsIn(text: string): readonly Fact[] {
  return factsOf(clausesIn(text));
}

/** The facts of a telling that is taken apart already. */
export function factsOf(telling: Telling): readonly Fact[] {
  const facts = telling.clauses.flatMap((clause) => [
    ...deedFacts(telling, clause),
    ...saidFacts(telling, clause),
    ...partyFacts(telling, clause),
  ]);
  const first = new Map<FactName, Fact>();
  for (const fact of facts) {
    const name: FactName = `${fact.polarity}:${fact.subject}`;
    const known = first.get(name);
    if (known === undefined || (known.amount === undefined && fact.amount !== undefined))
      first.set(name, fact);
  }
  return [...first.values()];
}

function deedFacts(telling: Telling, clause: Clause): readonly Fact[] {
  return deedsIn(clause).map(({ subject, polarity, from, to, amount }) => ({
    subject,
    polarity,
    span: spanOf(telling, clause, from, to),
    ...(amount !== undefined && { amount }),
  }));
}

function saidFacts(telling: Telling, clause: Clause): readonly Fact[] {
  sayings ??= lexiconOf(SAYINGS);
  return found(sayings, clause).map(({ id, from, to }) => {
    const [polarity, subject] = id.split(':') as [Polarity, FactSubject];
    return { polarity, subject, span: spanOf(telling, clause, from, to) };
  });
}

function partyFacts(telling: Telling, clause: Clause): readonly Fact[] {
  parties ??= lexiconOf<FactSubject>(PARTIES);
  return found(parties, clause).map(({ id, from, to }) => ({
    subject: id,
    polarity: 'says',
    span: spanOf(telling, clause, from, to),
  }));
}

function found<Id extends string>({ at }: Lexicon<Id>, { words }: Clause) {
  const sounds = words.map(({ sound }) => sound);
  return sounds.flatMap((_, from) =>
    at(sounds, from).map(({ id, words: count }) => ({ id, from, to: from + count })),
  );
}

function spanOf({ folded }: Telling, { words }: Clause, from: number, to: number): Fact['span'] {
  return folded.originOf(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}
