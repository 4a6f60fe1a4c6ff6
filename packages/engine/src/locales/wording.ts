import type { AdviceId } from '../signals/advice.ts';
import type { SignalId } from '../signals/index.ts';
import type { ItemKind, Verdict } from '../vocabulary.ts';

/** The sentences of a signal: when it is seen, and when it cannot be decided. `{name}` stands for what the detector saw. */
export interface SignalWording {
  readonly seen: string;
  readonly undecided?: string;
  /** The same with `{quoted}`, the words of the message that weigh most. */
  readonly quoting?: string;
}

/** Everything the engine can say in one language; a missing sentence is a type error. */
export interface Wording {
  readonly signals: Readonly<Record<SignalId, SignalWording>>;
  readonly advice: Readonly<Record<AdviceId, string>>;
  /** One or two sentences on the whole, by kind and verdict. */
  readonly analysis: Readonly<Record<ItemKind, Readonly<Record<Verdict, string>>>>;
  /** The reason when no signal has anything to say. */
  readonly nothingFound: Readonly<Record<ItemKind, string>>;
  /** The reason when the value is no link, number or profile at all. */
  readonly unreadable: Readonly<Record<ItemKind, string>>;
}
