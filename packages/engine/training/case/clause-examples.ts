import {
  addClause,
  addTelling,
  CLAUSE_BITS,
  hashClauses,
} from '../../src/case/fact-classifier/clause-features.ts';
import { clausesIn, type Telling } from '../../src/case/facts/clauses.ts';
import type { FactName } from '../../src/case/facts/fact.ts';
import { FeatureBuffer } from '../../src/inference/feature-buffer.ts';
import type { CaseExample } from './network-training.ts';
import type { Quoted, TellingRow } from './tellings.ts';

/** A quote is told in every clause that holds so much of it, and in the one that holds most. */
const LEAST_SHARE = 0.4;

const buffer = new FeatureBuffer(CLAUSE_BITS);

/** Every clause of a telling's messages with the facts that a careful reader marked in it. */
export function clauseExamples(
  row: TellingRow,
  numberOf: ReadonlyMap<string, number>,
): readonly CaseExample[] {
  return row.turns.flatMap((turn) => {
    // The markers of quotes saw every line break as a space.
    const text = turn.replace(/\s+/g, ' ');
    const telling = clausesIn(text);
    const marked = markedIn(telling, text, row.told ?? []);
    const hashed = hashClauses(telling.clauses);
    return marked.map((facts, place) => {
      buffer.clear();
      const ends = [...addClause(hashed, place, buffer), addTelling(hashed, buffer)];
      return {
        kind: 0,
        facts: [...facts].flatMap((fact) => numberOf.get(fact) ?? []),
        ends,
        buckets: buffer.buckets.slice(0, buffer.length),
        values: buffer.values.slice(0, buffer.length),
      };
    });
  });
}

function markedIn(
  { folded, clauses }: Telling,
  text: string,
  told: readonly Quoted[],
): readonly Set<FactName>[] {
  const spans = clauses.map(({ words }) => folded.originOf(words[0]?.start ?? 0, words.at(-1)?.end ?? 0));
  const marked = clauses.map(() => new Set<FactName>());
  for (const [fact, quote] of told) {
    const start = text.indexOf(quote);
    if (start < 0) continue;
    const shared = spans.map(([from, to]) => Math.min(to, start + quote.length) - Math.max(from, start));
    const most = Math.max(...shared);
    if (most <= 0) continue;
    for (const [place, letters] of shared.entries())
      if (letters === most || letters > LEAST_SHARE * quote.length) marked[place]?.add(fact);
  }
  return marked;
}
