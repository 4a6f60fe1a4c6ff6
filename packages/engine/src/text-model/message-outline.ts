import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep } from '../learned/hash.ts';
import { type ConceptMention, insertConcept } from './concept-features.ts';
import { isChannel, isDemand, isPressure } from './meaning.ts';

/** An outline is a few features among hundreds: each counts more, and short ones do not count like long ones. */
const LOUDNESS = 1.4;
const FEWEST = 4;
/** A clause of more concepts than this is told by its first ones. */
const MOST_IN_CLAUSE = 24;
/** More demands or pressures than this are many. */
const MANY = 4;

/** Families of features begin their hashes apart. */
const family = (number: number) => hashStep(hashStep(HASH_START, 15), number);
const TOGETHER = family(1);
const BEGINNING = family(2);
const END = family(3);
const FIRST = family(4);
const LAST = family(5);
const DEMANDS = family(6);
const PRESSURES = family(7);
const CHANNELS = family(8);
const HOW_MANY = family(9);

type Clause = readonly ConceptMention[];

/**
 * Adds how a message is built: what is said in one breath, what it begins and ends with, and all that it asks for, presses with and
 * leads to, each taken as a whole. "Only a link to follow" is another message than "a link, a payment and a deadline".
 */
export function addOutline(mentions: Clause, into: FeatureBuffer): void {
  const [first] = mentions;
  const last = mentions.at(-1);
  const add = (hash: number, { first: from, last: to }: ConceptMention) => into.add(hash, from, to);
  const clauses = clausesOf(mentions);

  let start = into.length;
  for (const clause of clauses) addPairs(clause, into);
  into.share(start, LOUDNESS, FEWEST);

  start = into.length;
  for (const mention of clauses[0] ?? []) add(hashStep(BEGINNING, mention.concept), mention);
  for (const mention of clauses.at(-1) ?? []) add(hashStep(END, mention.concept), mention);
  if (first) add(hashStep(FIRST, first.concept), first);
  if (last) add(hashStep(LAST, last.concept), last);
  into.share(start, LOUDNESS, FEWEST);

  start = into.length;
  // What is true of the whole message is shown at none of its places.
  if (first) for (const hash of wholesOf(mentions)) into.add(hash, 0, -1);
  into.share(start, LOUDNESS, FEWEST);
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

/** All demands, all pressures, all channels of a message, each as one thing, alone and by the channels. */
function wholesOf(mentions: Clause): readonly number[] {
  const demands = distinct(mentions, isDemand);
  const pressures = distinct(mentions, isPressure);
  const channels = distinct(mentions, isChannel).reduce(stepOver, CHANNELS);
  const asked = demands.reduce(stepOver, DEMANDS);
  const pressed = pressures.reduce(stepOver, PRESSURES);
  const asks = hashStep(HOW_MANY, Math.min(demands.length, MANY));
  const presses = hashStep(HOW_MANY, -1 - Math.min(pressures.length, MANY));
  const by = (whole: number) => hashStep(whole, channels);
  return [channels, asked, by(asked), pressed, by(pressed), asks, by(asks), presses, by(presses)];
}

/** The different concepts of each clause that has any, by their numbers. */
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

/** The different concepts of one kind, in rising order. */
function distinct(mentions: Clause, isWanted: (concept: number) => boolean): Clause {
  const found: ConceptMention[] = [];
  for (const mention of mentions) if (isWanted(mention.concept)) insertConcept(found, mention);
  return found;
}

const stepOver = (hash: number, { concept }: ConceptMention): number => hashStep(hash, concept);
