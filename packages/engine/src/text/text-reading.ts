import type { Span } from '../vocabulary.ts';
import type { Amount } from './amounts.ts';
import type { FoldedText } from './folded-text.ts';
import type { Mentions } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A text with its words and what they mean. */
export interface TextReading {
  /** As it was written. */
  readonly value: string;
  readonly folded: FoldedText;
  readonly tokens: readonly Token[];
  readonly mentions: Mentions;
  readonly amounts: readonly Amount[];
  /**
   * The places of links to well-known places in `value`, in order. The messages that the text classifier was trained on mask
   * their links, most of which lead to traps. So it knows nothing of these places.
   */
  readonly knownPlaces: readonly Span[];
}
