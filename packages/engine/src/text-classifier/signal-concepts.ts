import { hashString } from '../inference/hash.ts';
import { DEMANDS } from '../knowledge/phrases/demands.ts';
import type { Concept } from '../knowledge/phrases/index.ts';
import { isDenied, standingOf } from '../text/asked.ts';
import type { Mention } from '../text/lexicon.ts';
import type { TextReading } from '../text/text-reading.ts';
import type { ConceptMention } from './concept-features.ts';
import type { ModelToken } from './model-tokens.ts';

const numbers = new Map<string, number>();

/** The number of a concept. It stays the same when concepts are added. */
function numberOf(concept: string): number {
  let number = numbers.get(concept);
  if (number === undefined) {
    number = hashString(concept);
    numbers.set(concept, number);
  }
  return number;
}

/** A denied concept is a concept of its own. So is a demand that nobody makes of the recipient. */
function conceptName(concept: Concept, reading: TextReading, mention: Mention): string {
  const standing =
    concept in DEMANDS ? standingOf(reading, mention) : isDenied(reading, mention) ? 'denied' : 'asked';
  if (standing === 'denied') return `not ${concept}`;
  return standing === 'asked' ? concept : `${standing} ${concept}`;
}

/** The concepts of the signals' lexicon in a text, in order. */
export function signalConceptsIn(
  reading: TextReading,
  tokens: readonly ModelToken[],
): readonly ConceptMention[] {
  const mentions: ConceptMention[] = [];
  for (const [concept, found] of reading.mentions) {
    for (const mention of found) {
      const clause = reading.tokens[mention.from]?.clause ?? 0;
      const number = numberOf(conceptName(concept, reading, mention));
      const first = tokenAt(tokens, reading.tokens[mention.from]?.start ?? 0);
      const last = tokenAt(tokens, reading.tokens[mention.to - 1]?.start ?? 0);
      mentions.push({ concept: number, first, last: Math.max(first, last), clause });
    }
  }
  return mentions.toSorted((one, other) => one.first - other.first || one.concept - other.concept);
}

/** The last token that begins at or before an offset of the folded text. */
function tokenAt(tokens: readonly ModelToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}
