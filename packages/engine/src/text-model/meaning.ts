import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashEnd, hashStep, hashString } from '../learned/hash.ts';
import { DEMANDS } from './concepts/demands.ts';
import { LURES } from './concepts/lures.ts';
import { MARKS } from './concepts/marks.ts';
import { PARTIES } from './concepts/parties.ts';
import { PRESSURES } from './concepts/pressures.ts';
import type { Token } from './tokens.ts';

const CONCEPTS = { ...DEMANDS, ...LURES, ...PRESSURES, ...PARTIES, ...MARKS };
type ConceptName = keyof typeof CONCEPTS;
export const CONCEPT_NAMES = Object.keys(CONCEPTS) as ConceptName[];

/** What the classes of tokens mean, numbered after the concepts. */
const CLASSES = [
  'link',
  'email',
  'phone',
  'amount',
  'percent',
  'time',
  'date',
  'reference',
  'menu-code',
  'number',
  'picture',
];
const NOT = CONCEPT_NAMES.indexOf('not');
const DEMAND_COUNT = Object.keys(DEMANDS).length;
const DENIED = 512;
const REACH_OF_DENIAL = 5;
const REACH_OF_ORDER = 6;
const LONGEST_PHRASE = 5;
const MOST_DISTINCT = 48;

const SINGLE = hashStep(HASH_START, 11);
const TOGETHER = hashStep(HASH_START, 12);
const ORDERED = hashStep(HASH_START, 13);
const PHRASE = hashStep(HASH_START, 14);

/** Concepts by the hash of their words; phrases by the hash of the words' hashes. */
type Lexicon = ReadonlyMap<number, readonly number[]>;

const hashPhrase = (words: readonly string[]): number => {
  let hash = PHRASE;
  for (const word of words) hash = hashStep(hash, hashString(word));
  return hash;
};

function buildLexicon(language: 'fr' | 'en'): Lexicon {
  const lexicon = new Map<number, number[]>();
  for (const [index, name] of CONCEPT_NAMES.entries()) {
    for (const entry of new Set(CONCEPTS[name][language].split(' '))) {
      const words = entry.split('_');
      const key = words.length === 1 ? hashString(entry) : hashPhrase(words);
      lexicon.set(key, [...(lexicon.get(key) ?? []), index]);
    }
  }
  return lexicon;
}

let lexicons: { fr: Lexicon; en: Lexicon } | undefined;

interface Mention {
  readonly concept: number;
  readonly token: number;
  readonly last: number;
  readonly clause: number;
}

function addMentions(tokens: readonly Token[], lexicon: Lexicon, into: Mention[]): void {
  for (let first = 0; first < tokens.length; first += 1) {
    const token = tokens[first];
    if (!token?.word) continue;
    const single = lexicon.get(token.hash);
    if (single)
      for (const concept of single) into.push({ concept, token: first, last: first, clause: token.clause });
    let hash = hashStep(PHRASE, token.hash);
    for (let last = first + 1; last < Math.min(first + LONGEST_PHRASE, tokens.length); last += 1) {
      const next = tokens[last];
      if (!next?.word) break;
      hash = hashStep(hash, next.hash);
      const phrase = lexicon.get(hash);
      if (phrase)
        for (const concept of phrase) into.push({ concept, token: first, last, clause: token.clause });
    }
  }
}

function findMentions(tokens: readonly Token[], french: number): Mention[] {
  lexicons ??= { fr: buildLexicon('fr'), en: buildLexicon('en') };
  const mentions: Mention[] = [];
  if (french > 0.3) addMentions(tokens, lexicons.fr, mentions);
  if (french < 0.7) addMentions(tokens, lexicons.en, mentions);
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word') continue;
    const concept = CONCEPT_NAMES.length + CLASSES.indexOf(token.kind);
    mentions.push({ concept, token: index, last: index, clause: token.clause });
  }
  return mentions.toSorted((one, other) => one.token - other.token || one.concept - other.concept);
}

/** A demand under a «ne … jamais» or a «never» is a warning, and another concept. */
function deny(mentions: readonly Mention[]): Mention[] {
  let denial: Mention | undefined;
  return mentions.map((mention) => {
    if (mention.concept === NOT) denial = mention;
    const isDenied =
      mention.concept < DEMAND_COUNT &&
      denial?.clause === mention.clause &&
      mention.token - denial.token <= REACH_OF_DENIAL;
    return isDenied ? { ...mention, concept: mention.concept + DENIED } : mention;
  });
}

/** Adds what is spoken of: each concept, each pair in the text, and each ordered pair within a clause. */
export function addMeanings(
  tokens: readonly Token[],
  french: number,
  bits: number,
  into: FeatureBuffer,
): void {
  const shift = 32 - bits;
  const mentions = deny(findMentions(tokens, french));
  const distinct = new Map<number, Mention>();
  for (const mention of mentions) {
    if (!distinct.has(mention.concept) && distinct.size < MOST_DISTINCT)
      distinct.set(mention.concept, mention);
  }
  const start = into.length;
  const present = [...distinct.values()].toSorted((one, other) => one.concept - other.concept);
  for (const one of present) {
    into.add(hashEnd(hashStep(SINGLE, one.concept)) >>> shift, one.token, one.last);
  }
  into.setValues(start, 1);
  const pairs = into.length;
  for (let first = 0; first < present.length; first += 1) {
    for (let second = first + 1; second < present.length; second += 1) {
      const one = present[first];
      const other = present[second];
      if (!one || !other) continue;
      const hash = hashStep(hashStep(TOGETHER, one.concept), other.concept);
      into.add(hashEnd(hash) >>> shift, one.token, one.last);
    }
  }
  into.setValues(pairs, 1 / Math.sqrt(Math.max(into.length - pairs, 16)));
  const ordered = into.length;
  for (let first = 0; first < mentions.length; first += 1) {
    for (let second = first + 1; second < mentions.length; second += 1) {
      const one = mentions[first];
      const other = mentions[second];
      if (!one || !other || other.clause !== one.clause || other.token - one.token > REACH_OF_ORDER) break;
      if (other.concept === one.concept) continue;
      const hash = hashStep(hashStep(ORDERED, one.concept), other.concept);
      into.add(hashEnd(hash) >>> shift, one.token, other.last);
    }
  }
  into.setValues(ordered, 1 / Math.sqrt(Math.max(into.length - ordered, 16)));
}
