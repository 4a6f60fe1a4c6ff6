import { CIRCUMSTANCES, CLAIMED, type FactName, PROMISED, THREATENED, WANTED } from './facts/fact.ts';
import { speaksForHonest } from './proofs.ts';

/**
 * The closed list of what somebody who is no rule of ours, such as a language model, may propose to have read in a telling. Nothing that speaks for
 * an honest matter, and nothing that denies, is among them.
 */
export const PROPOSABLE: readonly FactName[] = [
  ...WANTED.flatMap((each): FactName[] => [`asked:${each}`, `done:${each}`]),
  ...[...CLAIMED, ...PROMISED, ...THREATENED].map((each): FactName => `says:${each}`),
  ...CIRCUMSTANCES.map((each): FactName => `true:${each}`).filter((fact) => !speaksForHonest(fact)),
];

const known: ReadonlySet<string> = new Set(PROPOSABLE);
/** Keeps a stored state small. */
const MOST = 16;

/** What was proposed before and now, as far as it is on the list. */
export function withProposals(
  before: readonly FactName[] = [],
  proposed: readonly string[] = [],
): readonly FactName[] {
  const all = new Set([...before, ...proposed].filter((name): name is FactName => known.has(name)));
  return [...all].slice(0, MOST);
}
