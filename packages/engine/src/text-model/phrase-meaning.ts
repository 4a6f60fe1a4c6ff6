import { DEMANDS } from '../knowledge/phrases/demands.ts';
import type { Concept } from '../knowledge/phrases/index.ts';
import { hashString } from '../learned/hash.ts';
import { isDenied, standingOf } from '../text/asked.ts';
import type { Mention } from '../text/lexicon.ts';
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

/** A concept that is denied is another concept; so is a demand that is not made of the reader. */
function meaningOf(concept: Concept, reading: TextReading, mention: Mention): string {
  const standing =
    concept in DEMANDS ? standingOf(reading, mention) : isDenied(reading, mention) ? 'denied' : 'asked';
  if (standing === 'denied') return `not ${concept}`;
  return standing === 'asked' ? concept : `${standing} ${concept}`;
}

/** What the signals' own lexicon found in a text, in order. */
export function phrasesIn(reading: TextReading, tokens: readonly ModelToken[]): readonly ConceptMention[] {
  const mentions: ConceptMention[] = [];
  for (const [concept, found] of reading.mentions) {
    for (const mention of found) {
      const clause = reading.tokens[mention.from]?.clause ?? 0;
      const number = numberOf(meaningOf(concept, reading, mention));
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
