import type { AdviceId } from '../../signals/advice.ts';
import type { SignalId } from '../../signals/index.ts';
import type { SignalLevel } from '../../vocabulary.ts';
import type { QuestionId, ReplyId } from './questions.ts';

/** Answers that must all have been given. */
type Answers = Readonly<Partial<Record<QuestionId, ReplyId>>>;

/** What answers prove. Each row counts once, however many of its conditions hold. */
export interface EvidenceRow {
  /** Percentage points, combined like the engine's signals. */
  readonly weight: number;
  readonly level: SignalLevel;
  readonly floor?: number;
  /** Any of these is enough. */
  readonly when: readonly Answers[];
  /** The same trick when the engine sees it in a text: of both only the heavier counts. */
  readonly alike?: SignalId;
  readonly advice: readonly AdviceId[];
}
