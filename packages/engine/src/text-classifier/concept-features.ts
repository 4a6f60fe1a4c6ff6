import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep } from '../inference/hash.ts';

/** A concept that some tokens of a text express. Tokens are given by number, `last` inclusive. */
export interface ConceptMention {
  readonly concept: number;
  readonly first: number;
  readonly last: number;
  readonly clause: number;
}

/** Only so many concepts of a text count, the first ones, since pairs grow with the square. */
const MOST_DISTINCT = 48;
/** Tokens from one concept to the next that still count as in sequence. */
const REACH = 7;
/** Fewer pairs are scaled as if they were so many, so that one pair of a short text does not count like a whole text. */
const FEWEST_PAIRS = 16;

/**
 * Adds the concepts of a text, the pairs that occur in it together, and the pairs that follow one another closely.
 *
 * @param mentions - in the order of the text.
 * @param lexicon - keeps the concepts of different lexicons apart.
 */
export function addConcepts(mentions: readonly ConceptMention[], lexicon: number, into: FeatureBuffer): void {
  const seed = hashStep(HASH_START, lexicon);
  const present = distinctConcepts(mentions);
  let start = into.length;
  for (const { concept, first, last } of present) {
    into.add(hashStep(seed, concept), first, last);
  }
  into.setValues(start, 1);

  start = into.length;
  const together = hashStep(seed, 1);
  for (let index = 0; index < present.length; index += 1) {
    const { concept, first, last } = present[index] as ConceptMention;
    const hash = hashStep(together, concept);
    for (let after = index + 1; after < present.length; after += 1) {
      into.add(hashStep(hash, (present[after] as ConceptMention).concept), first, last);
    }
  }
  into.share(start, 1, FEWEST_PAIRS);

  start = into.length;
  const ordered = hashStep(seed, 2);
  for (let index = 0; index < mentions.length; index += 1) {
    const one = mentions[index] as ConceptMention;
    const hash = hashStep(ordered, one.concept);
    for (let after = index + 1; after < mentions.length; after += 1) {
      const other = mentions[after] as ConceptMention;
      if (other.first - one.first > REACH) break;
      if (other.concept === one.concept || other.clause - one.clause > 1) continue;
      into.add(hashStep(hash, other.concept), one.first, Math.max(one.last, other.last));
    }
  }
  into.share(start, 1, FEWEST_PAIRS);
}

/** The first mention of each concept, in the order of concepts, so that a pair is one feature whichever comes first. */
function distinctConcepts(mentions: readonly ConceptMention[]): readonly ConceptMention[] {
  const distinct: ConceptMention[] = [];
  for (const mention of mentions) {
    insertConcept(distinct, mention);
    if (distinct.length === MOST_DISTINCT) break;
  }
  return distinct;
}

/** Inserts a mention in the order of concepts, unless its concept is already there. */
export function insertConcept(into: ConceptMention[], mention: ConceptMention): void {
  const { concept } = mention;
  let at = into.length;
  while (at > 0 && (into[at - 1] as ConceptMention).concept > concept) at -= 1;
  if (into[at - 1]?.concept === concept) return;
  for (let place = into.length; place > at; place -= 1) into[place] = into[place - 1] as ConceptMention;
  into[at] = mention;
}
