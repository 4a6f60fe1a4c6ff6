import type { Verdict } from '../../vocabulary.ts';
import type { ExposureId, QuestionId } from '../table/questions.ts';
import type { SituationId } from '../table/situations.ts';

/** One interview as a visitor leads it. */
export interface Script {
  readonly name: string;
  readonly language: 'fr' | 'en';
  /** The first message, and whatever is sent in order after it, before the answers. */
  readonly opens: readonly string[];
  /** What is said to each question; "Je ne sais pas" to every other. */
  readonly answers: Readonly<Partial<Record<QuestionId, string>>>;
  readonly verdict: Verdict | readonly Verdict[];
  readonly situation?: SituationId;
  /** What is gone: first aid must have been given. */
  readonly exposures?: readonly ExposureId[];
}
