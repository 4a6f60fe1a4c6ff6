import type { CaseKind } from '../../kinds.ts';
import type { Topic } from '../topics.ts';

/** How a matter was judged when it is asked about. */
export type Judged = 'danger' | 'caution' | 'unknown' | 'calm';

/** Something that is true of a thing, and of which matters it may be said. */
export interface Subject {
  /** The thing, in the words of folded text. */
  readonly thing: RegExp;
  readonly judged: readonly Judged[];
  /** True of these matters alone, or of all but these. */
  readonly kinds?: ReadonlySet<CaseKind>;
  readonly notKinds?: ReadonlySet<CaseKind>;
  /** Only where money is gone, where that was long ago, or where nothing is gone. */
  readonly where?: 'money-gone' | 'gone-long-ago' | 'nothing-gone';
}

/** An answer to a question about one thing: whether a stamp proves something, whether to tell a husband. */
export interface Particular extends Subject {
  readonly topics: readonly Topic[];
}

/** The matter that is asked about. */
export interface AskedMatter {
  /** What is asked, folded. */
  readonly heard: string;
  readonly judged: Judged;
  readonly kind: CaseKind;
  readonly isMoneyGone: boolean;
  readonly isLongAgo: boolean;
  readonly isAnythingGone: boolean;
}

/** Whether a sentence may be said of this matter, and its thing is named. */
export function fitsMatter({ thing, judged, kinds, notKinds, where }: Subject, asked: AskedMatter): boolean {
  // Where no scam is likely, the likeliest of them is no word of the matter.
  const isScam = SCAM.includes(asked.judged);
  const isOfKind = (!kinds || (isScam && kinds.has(asked.kind))) && !(isScam && notKinds?.has(asked.kind));
  const isThere = {
    'money-gone': asked.isMoneyGone,
    'gone-long-ago': asked.isMoneyGone && asked.isLongAgo,
    'nothing-gone': !asked.isAnythingGone,
  };
  return isOfKind && judged.includes(asked.judged) && (!where || isThere[where]) && thing.test(asked.heard);
}

export const SCAM: readonly Judged[] = ['danger', 'caution'];
export const NOT_CALM: readonly Judged[] = ['danger', 'caution', 'unknown'];
export const IN_DOUBT: readonly Judged[] = ['caution', 'unknown'];
export const NOT_DANGER: readonly Judged[] = ['caution', 'unknown', 'calm'];
export const HONEST_OR_OPEN: readonly Judged[] = ['unknown', 'calm'];
export const ANY: readonly Judged[] = ['danger', 'caution', 'unknown', 'calm'];
