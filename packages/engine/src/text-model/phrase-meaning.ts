import { hashString } from '../learned/hash.ts';
import { isDenied } from '../text/asked.ts';
import type { TextReading } from '../text/text-reading.ts';
import type { ConceptMention } from './concept-features.ts';
import type { ModelToken } from './model-tokens.ts';

const numbers = new Map<string, number>();

/** A number for a concept that stays the same when concepts are added. */
function numberOf(concept: string): number {
  let number = numbers.get(concept);
  if (number === undefined) {
    number = hashString(concept);
    numbers.set(concept, number);
  }
  return number;
}

/** What the signals' own lexicon found in a text, in order; a denied concept is another concept. */
export function phrasesIn(reading: TextReading, tokens: readonly ModelToken[]): readonly ConceptMention[] {
  const mentions: ConceptMention[] = [];
  for (const [concept, found] of reading.mentions) {
    for (const mention of found) {
      const clause = reading.tokens[mention.from]?.clause ?? 0;
      const number = numberOf(isDenied(reading, mention) ? `not ${concept}` : concept);
      const first = tokenAt(tokens, reading.tokens[mention.from]?.start ?? 0);
      const last = tokenAt(tokens, reading.tokens[mention.to - 1]?.start ?? 0);
      mentions.push({ concept: number, first, last: Math.max(first, last), clause });
    }
  }
  return mentions.toSorted((one, other) => one.first - other.first || one.concept - other.concept);
}

/** The last token that begins at or before a place of the folded text. */
function tokenAt(tokens: readonly ModelToken[], place: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}
