import type { CaseKind } from '../../kinds.ts';
import type { Topic } from '../topics.ts';

/** How a matter was judged when it is asked about. */
export type Judged = 'danger' | 'caution' | 'unknown' | 'calm';

/** An answer to a question about one thing: whether a stamp proves something, whether to tell a husband. */
export interface Particular {
  readonly topics: readonly Topic[];
  /** The thing, in the words of folded text. */
  readonly thing: RegExp;
  readonly judged: readonly Judged[];
  /** True of these matters alone, or of all but these. */
  readonly kinds?: ReadonlySet<CaseKind>;
  readonly notKinds?: ReadonlySet<CaseKind>;
  /** Only where money is gone. */
  readonly ofLoss?: true;
}

export const SCAM: readonly Judged[] = ['danger', 'caution'];
export const NOT_CALM: readonly Judged[] = ['danger', 'caution', 'unknown'];
export const IN_DOUBT: readonly Judged[] = ['caution', 'unknown'];
export const ANY: readonly Judged[] = ['danger', 'caution', 'unknown', 'calm'];
