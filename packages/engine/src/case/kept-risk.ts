import { RISK_BANDS } from '../vocabulary.ts';
import type { CaseNetwork } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { isProof, isSign } from './proofs.ts';
import { type CaseState, GRAVE_DOUBT, isHeard } from './state.ts';
import { toldChances } from './told-chances.ts';

/**
 * A matter that was called a danger stays one, and one that was called a doubt or very like a scam keeps the doubt, until something is told that
 * only honest matters have: more words alone, or a question, must not calm whoever was warned.
 */
export function keptRisk(network: CaseNetwork, state: CaseState): number {
  const { said, facts } = state;
  if (!said.some((id) => KEPT.test(id))) return 0;
  const isSure = (fact: FactName) => isSureOf(network, state, fact);
  const proofs = facts.filter((fact) => isProof(fact) && isSure(fact));
  // Who ordered from a false seller expected it.
  if (said.includes('verdict:danger'))
    return proofs.some((fact) => fact !== 'true:expected') ? 0 : RISK_BANDS.high;
  const isPaidAtTill = facts.includes('true:official-payee') && facts.some(isSign);
  return proofs.length > 0 || isPaidAtTill ? 0 : RISK_BANDS.medium;
}

/** What was said to whoever was warned in earnest. */
const KEPT = new RegExp(`^(?:verdict:(?:danger|caution)$|likely-scam:|${GRAVE_DOUBT}$)`);

/** Whether a fact was answered, or heard and borne out by what else was read. */
const isSureOf = (network: CaseNetwork, state: CaseState, fact: FactName): boolean =>
  state.answered.includes(fact) ||
  (isHeard(state, fact) && (toldChances(network, state).get(fact) ?? 1) >= SURE_OF_PROOF);

/** Who called the known number, and has lost nothing, is in doubt at the most, however like a scam it sounds. */
export const wasVerified = (network: CaseNetwork, state: CaseState): boolean =>
  state.facts.includes('true:verified') && isSureOf(network, state, 'true:verified');

/** What takes a warning back must not have been misheard: "it showed on the computer, I saw it" verifies nothing. */
const SURE_OF_PROOF = 0.5;
