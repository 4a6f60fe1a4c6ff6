import { ENGINE_VERSION } from '../version.ts';
import type { Verdict } from '../vocabulary.ts';
import type { Spoken } from './locales/index.ts';
import type { InterviewQuickReply } from './reply.ts';
import type { InterviewStep } from './step.ts';
import type { ExposureId } from './table/questions.ts';
import type { SituationId } from './table/situations.ts';

/** One step of the interview as the call of the contract answers it: plain JSON. */
export interface InterviewAnswer {
  readonly conversationPhase: 'collecting' | 'completed';
  /** What the assistant says: the parts, one a line. */
  readonly analysis: string;
  readonly parts: readonly Spoken[];
  readonly replies: readonly InterviewQuickReply[];
  readonly exposures: readonly ExposureId[];
  readonly isSecretHidden: boolean;
  readonly engineVersion: string;
  /** The rest stands with the verdict only. */
  readonly isSafe?: boolean;
  readonly riskLevel?: number;
  readonly verdict?: Verdict;
  readonly situation?: SituationId;
  readonly reasons?: readonly string[];
  readonly matchedPatterns?: readonly string[];
  readonly recommendations?: readonly string[];
  /** What they will probably say next. */
  readonly next?: readonly string[];
}

export function answerOf({ state, reply }: InterviewStep): InterviewAnswer {
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
      ...(outcome.situation && { situation: outcome.situation }),
      reasons: patterns,
      matchedPatterns: patterns,
      recommendations: outcome.recommendations.map(({ text }) => text),
      next: outcome.next.map(({ text }) => text),
    }),
  };
}
