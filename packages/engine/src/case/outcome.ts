import type { ActionId } from './actions/action-ids.ts';
import { firstActions } from './actions/first-actions.ts';
import type { CaseNetwork } from './belief/network.ts';
import { type CaseLanguage, entry, type Spoken } from './locales/index.ts';
import { reasonsOf } from './reasons.ts';
import { action, type CaseOutcome } from './speech/reply.ts';
import { isNamed, type Standing } from './standing.ts';
import type { CaseState } from './state.ts';

/** Verdict, reasons and what to do, from everything that was brought. */
export function outcomeOf(
  network: CaseNetwork,
  state: CaseState,
  standing: Standing,
  language: CaseLanguage,
): CaseOutcome & { readonly orders: readonly ActionId[] } {
  const { riskLevel, verdict, kind, honestKind, isCalm } = standing;
  const isRisky = verdict === 'danger' || verdict === 'caution';
  const orders = firstActions(state, standing);
  return {
    orders,
    riskLevel,
    verdict,
    situation: isRisky ? kind : isCalm ? honestKind : 'unknown',
    matchedPatterns: isRisky ? reasonsOf(network, state, standing, language) : [],
    recommendations: orders.map((id) => action(language, id)),
    next: isRisky ? nextWords(standing, language) : [],
  };
}

function nextWords(standing: Standing, language: CaseLanguage): readonly Spoken[] {
  const { kind } = standing;
  if (!isNamed(standing)) return [];
  const { value, lang } = entry(language, 'scams', kind);
  return value.next.map((text) => ({ text: lang === 'fr' ? `« ${text} »` : `“${text}”`, lang }));
}
