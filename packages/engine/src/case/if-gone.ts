import { RISK_BANDS } from '../vocabulary.ts';
import { LEAVES_NO_TIME } from './actions/action-ids.ts';
import type { CaseLanguage } from './locales/index.ts';
import { exposuresOf } from './losses.ts';
import { answers } from './questions/table.ts';
import { NOTHING_SAID, type Said, say } from './speech/reply.ts';
import type { Standing } from './standing.ts';
import type { CaseState } from './state.ts';

const ID = 'if-gone';

/**
 * What to do if something is gone already, for whom a scam is likely and who has not said whether anything is. Most people tell it, in words that no rule
 * hears: asked for it, they would have to tell it twice. It is said once, and never beside an order that leaves no time.
 */
export function ifGone(
  { facts, said, asked }: Pick<CaseState, 'facts' | 'said' | 'asked'>,
  { riskLevel }: Pick<Standing, 'riskLevel'>,
  language: CaseLanguage,
): Said {
  const isTold = exposuresOf(facts).length > 0 || facts.some((fact) => answers('lost', fact));
  const isSpokenOf = isTold || asked.includes('lost') || said.some((id) => id === ID || CALLS.has(id));
  return riskLevel < RISK_BANDS.high || isSpokenOf ? NOTHING_SAID : { parts: [say(language, ID)], ids: [ID] };
}

/** The same order without an "if". */
const CALLS: ReadonlySet<string> = new Set(['action:call-operator', 'action:call-bank']);

/** What is said now, and behind it what to do if something is gone. */
export const withIfGone = (now: Said, gone: Said): Said =>
  now.parts.length === 0 || now.ids.some((id) => CALLS.has(id) || NO_TIME.has(id))
    ? now
    : { parts: [...now.parts, ...gone.parts], ids: [...now.ids, ...gone.ids] };

const NO_TIME: ReadonlySet<string> = new Set([...LEAVES_NO_TIME].map((id) => `action:${id}`));
