import { type CaseNetwork, chancesOf } from './belief/network.ts';
import { CASE_KINDS } from './kinds.ts';
import { OF_RECOVERER } from './losses.ts';
import type { CaseState } from './state.ts';
import { tempered } from './tempered.ts';
import { isStory, weightOfWords } from './words-told.ts';

/** The chances of each kind, drawn towards knowing nothing where little was told, and put right by what the kinds exclude. */
export const beliefOf = (network: CaseNetwork, state: CaseState): Float64Array =>
  withoutRecoverer(
    state,
    atCounter(state, tempered(chancesOf(network, state.heard, state), weightOfWords(state))),
  );

/** Whoever has a client before them at their own counter was sent no money by mistake: that trick is played on the kiosk. */
function atCounter({ facts }: CaseState, chances: Float64Array): Float64Array {
  if (!facts.includes('true:at-counter') || !facts.includes('says:is-client')) return chances;
  const [kiosk, transfer] = [CASE_KINDS.indexOf('agent_kiosk'), CASE_KINDS.indexOf('wrong_transfer')];
  return chances.map((chance, kind) =>
    kind === kiosk ? chance + (chances[transfer] ?? 0) : kind === transfer ? 0 : chance,
  );
}

/** Whoever says in a few words that they were robbed has told of nobody who offers to get it back. */
function withoutRecoverer(state: CaseState, chances: Float64Array): Float64Array {
  if (isStory(state) || state.facts.some((fact) => OF_RECOVERER.has(fact))) return chances;
  const [recovery, other] = [CASE_KINDS.indexOf('recovery'), CASE_KINDS.indexOf('other')];
  return chances.map((chance, kind) =>
    kind === other ? chance + (chances[recovery] ?? 0) : kind === recovery ? 0 : chance,
  );
}
