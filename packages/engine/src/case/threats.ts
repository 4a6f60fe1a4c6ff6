import type { FactName } from './facts/fact.ts';
import type { CaseState } from './state.ts';

type Told = Pick<CaseState, 'facts'>;

/** Somebody threatens to show or tell something to others. */
export const isExposed = ({ facts }: Told): boolean =>
  facts.includes('says:publish') || facts.includes('says:tell-contacts');

/** Somebody threatens to do that, to harm, to curse or to block. */
export const isThreatened = (told: Told): boolean =>
  isExposed(told) || OTHER_THREATS.some((fact) => told.facts.includes(fact));

const OTHER_THREATS: readonly FactName[] = ['says:harm', 'says:curse', 'says:block'];
