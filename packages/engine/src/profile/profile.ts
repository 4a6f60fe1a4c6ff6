import type { Platform } from '../knowledge/platforms.ts';
import { plainLetters, withoutInvisible } from '../text/plain-letters.ts';
import type { Span } from '../vocabulary.ts';

/** An account on a network, or the name somebody goes by. */
export interface Profile {
  readonly platform: Platform | undefined;
  /** The account's name without `@`, as written; empty when the address shows none. */
  readonly handle: string;
  /** The handle's words, lower case, without accents and disguises. */
  readonly words: readonly string[];
  readonly span: Span;
}

export function profileOf(platform: Platform | undefined, handle: string, span: Span): Profile {
  return { platform, handle, words: wordsIn(handle), span };
}

/** `MTNBenin_Gain2026` → mtn benin gain2026. */
function wordsIn(handle: string): readonly string[] {
  return withoutInvisible(handle)
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plainLetters)
    .filter((word) => word !== '');
}
