import type { ActionId } from '../../actions/action-ids.ts';
import type { SayWording } from '../../locales/wording.ts';
import type { Standing } from '../../standing.ts';
import type { CaseState } from '../../state.ts';
import type { Topic } from '../../topics/topics.ts';

/** A plain yes or no, where there is one, and what to do instead or besides. */
export interface Answer {
  readonly lead?: keyof Pick<SayWording, 'yes' | 'no' | 'not-yet'>;
  readonly says?: readonly (keyof SayWording)[];
  readonly orders?: readonly ActionId[];
  /** How the trick works, where a scam is likely. */
  readonly tellsTrick?: true;
}

/** What an answer looks at: the words, folded, and the case. */
export interface Asked {
  readonly heard: string;
  readonly state: CaseState;
  readonly standing: Standing;
  /** Whether it is sure what was asked. */
  readonly isSure: boolean;
}

export type Answers = Readonly<Partial<Record<Topic, (asked: Asked) => Answer>>>;

export const no = (...orders: readonly ActionId[]): Answer => ({ lead: 'no', orders });

/** Whether it says no more than where to ask: whatever else is true of the matter is closer. */
export const saysLittle = ({ says = [], orders = [], tellsTrick }: Answer): boolean =>
  orders.length === 0 && !tellsTrick && says.every((id) => SAYS_LITTLE.has(id));
const SAYS_LITTLE: ReadonlySet<keyof SayWording> = new Set([
  'ask-there',
  'law-there',
  'meaning-there',
  'if-it-changes',
  'where-number',
  'no-need',
]);
