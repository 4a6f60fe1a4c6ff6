import { once } from '../text/once.ts';
import { type CaseNetwork, factChances } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { type CaseState, isHeard } from './state.ts';

/**
 * How much each reading counts: the clause that tells a fact most plainly, the network that reads the whole story, and a rule. Fitted by
 * logistic regression on half of the tellings that nothing is learned from.
 */
const WEIGHT = { start: 1.11, ofClause: 0.29, ofStory: 0.63, ofRule: 0.3 } as const;
/** Of rare facts the network says nothing: it counts as if it said this. */
const GUESS = 0.1;
/** No reading is surer than this. */
const LEAST = 0.0005;

/** How likely each fact was told in a case. Without a classifier of clauses only the network says so; a browser's says nothing. */
export const toldChances = (network: CaseNetwork, state: CaseState): ReadonlyMap<FactName, number> =>
  chancesBy(network)(state);

/** Worked out once for each state, which is asked about at every turn of a step. */
const chancesBy = once((network: CaseNetwork) =>
  once((state: CaseState): ReadonlyMap<FactName, number> => {
    const { read } = state;
    const inStory = factChances(network, state.heard, state);
    if (read === undefined) return inStory;
    const names = new Set([...inStory.keys(), ...(Object.keys(read) as FactName[])]);
    return new Map(
      Array.from(names, (fact) => {
        const logOdds =
          WEIGHT.start +
          WEIGHT.ofClause * logit(read[fact] ?? 0) +
          WEIGHT.ofStory * logit(inStory.get(fact) ?? GUESS) +
          (isHeard(state, fact) ? WEIGHT.ofRule : 0);
        return [fact, 1 / (1 + Math.exp(-logOdds))];
      }),
    );
  }),
);

function logit(chance: number): number {
  const bounded = Math.min(Math.max(chance, LEAST), 1 - LEAST);
  return Math.log(bounded / (1 - bounded));
}
