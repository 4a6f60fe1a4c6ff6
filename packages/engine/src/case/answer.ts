import { ENGINE_VERSION } from '../version.ts';
import type { Verdict } from '../vocabulary.ts';
import type { CaseKind } from './kinds.ts';
import type { Spoken } from './locales/index.ts';
import type { ExposureId } from './losses.ts';
import type { CaseStep } from './speaking.ts';
import type { QuickReply } from './speech/reply.ts';

/** One step of a case as the call of the contract answers it: plain JSON. */
export interface CaseAnswer {
  readonly conversationPhase: 'collecting' | 'completed';
  /** What is said: the parts, one a line. */
  readonly analysis: string;
  readonly parts: readonly Spoken[];
  readonly replies: readonly QuickReply[];
  readonly exposures: readonly ExposureId[];
  readonly isSecretHidden: boolean;
  readonly engineVersion: string;
  /** The rest stands with the verdict only. */
  readonly isSafe?: boolean;
  readonly riskLevel?: number;
  readonly verdict?: Verdict;
  readonly situation?: CaseKind;
  readonly reasons?: readonly string[];
  readonly matchedPatterns?: readonly string[];
  readonly recommendations?: readonly string[];
  /** What they will probably say next. */
  readonly next?: readonly string[];
}

export function answerOf({ state, reply }: CaseStep): CaseAnswer {
  const { parts, replies, exposures, isSecretHidden, outcome } = reply;
  const patterns = outcome?.matchedPatterns.map(({ text }) => text);
  return {
    conversationPhase: state.phase,
    analysis: parts.map(({ text }) => text).join('\n'),
    parts,
    replies,
    exposures,
    isSecretHidden,
    engineVersion: ENGINE_VERSION,
    ...(outcome && {
      isSafe: outcome.verdict === 'safe',
      riskLevel: outcome.riskLevel,
      verdict: outcome.verdict,
      situation: outcome.situation,
      reasons: patterns,
      matchedPatterns: patterns,
      recommendations: outcome.recommendations.map(({ text }) => text),
      next: outcome.next.map(({ text }) => text),
    }),
  };
}
