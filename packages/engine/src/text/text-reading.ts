import type { LinkReading } from '../reading/link-reading.ts';
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
  readonly links: readonly LinkReading[];
}
