import type { FactName } from './facts/fact.ts';
import type { CaseState } from './state.ts';

const SECRETS: ReadonlySet<FactName> = new Set(['asked:pin', 'asked:code', 'asked:password', 'asked:card']);

/** Whether it tells that somebody wants what only its owner may know. */
export const isSecretWanted = (fact: FactName): boolean => SECRETS.has(fact);

/** Whether somebody wants a secret that only its owner may know. */
export const asksForSecret = ({ facts }: Pick<CaseState, 'facts'>): boolean => facts.some(isSecretWanted);
