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
   * Where links to places that everybody knows stand in `value`, in order. The messages from which the reader of texts learned hide where
   * their links lead, and most of those lead to traps: of these places it learned nothing.
   */
  readonly knownPlaces: readonly Span[];
}
