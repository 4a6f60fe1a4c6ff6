import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep } from '../inference/hash.ts';
import { type ConceptMention, insertConcept } from './concept-features.ts';
import { isChannel, isDemand, isPressure } from './find-concepts.ts';

/** The structure is a few features among hundreds, so each counts more. Fewer are scaled as if they were so many. */
const NORM = 1.4;
const FEWEST = 4;
/** Only so many concepts of a clause count, the first ones. */
const MOST_IN_CLAUSE = 24;
/** Counts of demands and pressures are capped here. */
const MANY = 4;

/** Each group of features has a hash seed of its own. */
const group = (number: number) => hashStep(hashStep(HASH_START, 15), number);
const TOGETHER = group(1);
const BEGINNING = group(2);
const END = group(3);
const FIRST = group(4);
const LAST = group(5);
const DEMANDS = group(6);
const PRESSURES = group(7);
const CHANNELS = group(8);
const HOW_MANY = group(9);

type Clause = readonly ConceptMention[];

/**
 * Adds the structure of a message: the pairs of concepts in one clause, the concepts that it begins and ends with, and the sets of all its
 * demands, pressures and channels. "Only a link to follow" is another message than "a link, a payment and a deadline".
 */
export function addStructure(mentions: Clause, into: FeatureBuffer): void {
  const [first] = mentions;
  const last = mentions.at(-1);
  const add = (hash: number, { first: from, last: to }: ConceptMention) => into.add(hash, from, to);
  const clauses = clausesOf(mentions);

  let start = into.length;
  for (const clause of clauses) addPairs(clause, into);
  into.share(start, NORM, FEWEST);

  start = into.length;
  for (const mention of clauses[0] ?? []) add(hashStep(BEGINNING, mention.concept), mention);
  for (const mention of clauses.at(-1) ?? []) add(hashStep(END, mention.concept), mention);
  if (first) add(hashStep(FIRST, first.concept), first);
  if (last) add(hashStep(LAST, last.concept), last);
  into.share(start, NORM, FEWEST);

  start = into.length;
  // These features belong to the whole message, so they come from no token.
  if (first) for (const hash of setsOf(mentions)) into.add(hash, 0, -1);
  into.share(start, NORM, FEWEST);
}

function addPairs(clause: Clause, into: FeatureBuffer): void {
  for (let index = 0; index < clause.length; index += 1) {
    const { concept, first, last } = clause[index] as ConceptMention;
    const hash = hashStep(TOGETHER, concept);
    for (let after = index + 1; after < clause.length; after += 1) {
      into.add(hashStep(hash, (clause[after] as ConceptMention).concept), first, last);
    }
  }
}

/** The sets of all demands, pressures and channels of a message as one hash each, alone and together with the channels. */
function setsOf(mentions: Clause): readonly number[] {
  const demands = distinct(mentions, isDemand);
  const pressures = distinct(mentions, isPressure);
  const channels = distinct(mentions, isChannel).reduce(stepOver, CHANNELS);
  const asked = demands.reduce(stepOver, DEMANDS);
  const pressed = pressures.reduce(stepOver, PRESSURES);
  const asks = hashStep(HOW_MANY, Math.min(demands.length, MANY));
  const presses = hashStep(HOW_MANY, -1 - Math.min(pressures.length, MANY));
  const by = (set: number) => hashStep(set, channels);
  return [channels, asked, by(asked), pressed, by(pressed), asks, by(asks), presses, by(presses)];
}

/** The distinct concepts of each clause that has any, in rising order. */
function clausesOf(mentions: Clause): readonly Clause[] {
  const clauses: ConceptMention[][] = [];
  let clause: ConceptMention[] = [];
  let number = -1;
  for (const mention of mentions) {
    if (mention.clause !== number) {
      clause = [];
      clauses.push(clause);
      number = mention.clause;
    }
    if (clause.length < MOST_IN_CLAUSE) insertConcept(clause, mention);
  }
  return clauses;
}

/** The distinct concepts of one kind, in rising order. */
function distinct(mentions: Clause, isWanted: (concept: number) => boolean): Clause {
  const found: ConceptMention[] = [];
  for (const mention of mentions) if (isWanted(mention.concept)) insertConcept(found, mention);
  return found;
}

const stepOver = (hash: number, { concept }: ConceptMention): number => hashStep(hash, concept);
