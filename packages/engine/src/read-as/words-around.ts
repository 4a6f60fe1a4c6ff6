import { foldText } from '../text/folded-text.ts';
import type { Span } from '../vocabulary.ts';
import { LABELS, SPEAKING_WORDS } from './speaking-words.ts';

/** The words beside the things that can be checked by themselves. Counting stops where the caller needs no more. */
export interface WordsAround {
  /** Words that are not only the name of a field, such as "numéro". */
  readonly count: number;
  /** Those of them by which somebody speaks to or of somebody. */
  readonly speaking: number;
  /** A sentence ends and another one begins. */
  readonly hasSentences: boolean;
}

/** More than any rule asks for: a long text is not read to its end. */
const MOST = 12;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** Counts the words of a value outside the given places. */
export function wordsAround(value: string, places: readonly Span[]): WordsAround {
  const rest = foldText(without(value, places)).text;
  let count = 0;
  let speaking = 0;
  for (const [word] of rest.matchAll(WORD)) {
    if (count === MOST) break;
    if (LABELS.has(word)) continue;
    count += 1;
    if (SPEAKING_WORDS.has(word)) speaking += 1;
  }
  return { count, speaking, hasSentences: /[.!?…\n]\s*\p{L}/u.test(rest) };
}

/** The places are left out, and what stands around them stays apart. */
function without(value: string, places: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of places.toSorted(([one], [other]) => one - other)) {
    if (start < from) continue;
    rest += `${value.slice(from, start)} `;
    from = end;
  }
  return rest + value.slice(from);
}
