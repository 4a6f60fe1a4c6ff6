import type { KnownEvidence } from './reading/known-evidence.ts';
import type { EngineLanguage, Verdict } from './vocabulary.ts';

/** The result of words that somebody tells beside a number, an account or a link. */
export interface ToldVerdict {
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
  /** Why, one line each, heaviest first; may be empty. */
  readonly reasons: readonly string[];
  readonly recommendations: readonly string[];
}

/** Judges a story in own words as a case. It is undefined if the value is pasted, or too short to tell anything. */
export type JudgeTold = (
  value: string,
  known: KnownEvidence,
  language: EngineLanguage,
) => ToldVerdict | undefined;
