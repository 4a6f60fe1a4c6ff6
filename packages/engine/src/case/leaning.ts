import { NEVER_CALM } from './calm.ts';
import type { FactName } from './facts/fact.ts';
import { isHonestKind } from './kinds.ts';
import { exposuresOf } from './losses.ts';
import { chanceOf, type Standing } from './standing.ts';
import type { CaseState } from './state.ts';

/**
 * From this chance of an honest matter on, with so little risk and nothing gone, it is said what a matter looks like that nothing proves. Source: of 2,420
 * tellings that were never learned 163 of those are honest and two are scams.
 */
const LEANING = { honest: 0.85, risk: 10 } as const;

/** Whether a matter of which nobody can tell looks much more like an honest one. It is no proof: what to check is said with it. */
export function leansHonest(
  { chances, riskLevel, verdict, isCalm }: Standing,
  { facts }: Pick<CaseState, 'facts'>,
): boolean {
  const honest = chanceOf(chances, isHonestKind);
  const isOpen = verdict === 'unknown' && !isCalm && riskLevel <= LEANING.risk;
  return (
    isOpen &&
    honest >= LEANING.honest &&
    exposuresOf(facts).length === 0 &&
    !facts.some((fact) => NEVER_LEANING.has(fact))
  );
}

const NEVER_LEANING: ReadonlySet<FactName> = new Set<FactName>([
  ...NEVER_CALM,
  'true:child',
  'true:taken',
  'true:new-number',
  'asked:code',
  'asked:pin',
  'asked:password',
  'asked:card',
  'not:official-payee',
]);
