import { HASH_START, hashStep } from '../learned/hash.ts';
import type { ConceptMention } from './concept-features.ts';
import { CONDUCT } from './concepts/conduct.ts';
import { DEMANDS } from './concepts/demands.ts';
import { LURES } from './concepts/lures.ts';
import { MARKS } from './concepts/marks.ts';
import { PARTIES } from './concepts/parties.ts';
import { PRESSURES } from './concepts/pressures.ts';
import { type ModelToken, TOKEN_KINDS } from './model-tokens.ts';

const CONCEPTS = { ...DEMANDS, ...LURES, ...PRESSURES, ...PARTIES, ...MARKS, ...CONDUCT };
type ConceptName = keyof typeof CONCEPTS;
const NAMES = Object.keys(CONCEPTS) as ConceptName[];
const NOT = NAMES.indexOf('not');
const DEMAND_COUNT = Object.keys(DEMANDS).length;
/** Added to the number of a demand that is denied: «ne donnez jamais» is another concept than «donnez». */
const DENIED = 512;
const REACH_OF_DENIAL = 5;
const LONGEST_PHRASE = 5;
const PHRASE = hashStep(HASH_START, 14);
/** Shares of French beyond which only one language's words are looked up. */
const SURELY_ENGLISH = 0.3;
const SURELY_FRENCH = 0.7;

type Language = 'fr' | 'en';

/** Concepts by the hash of their word, or of their words' hashes. */
type Lexicon = ReadonlyMap<number, readonly number[]>;

const SPACE = 32;
const JOINT = 95;

/** Read in one pass, sign by sign: building it is most of what a first verdict waits for. */
function buildLexicon(language: Language): Lexicon {
  const lexicon = new Map<number, number[]>();
  for (let concept = 0; concept < NAMES.length; concept += 1) {
    const entries = CONCEPTS[NAMES[concept] as ConceptName][language];
    let word = HASH_START;
    let phrase = PHRASE;
    for (let at = 0; at <= entries.length; at += 1) {
      const code = at < entries.length ? entries.charCodeAt(at) : SPACE;
      if (code === JOINT) phrase = hashStep(phrase, word);
      else if (code === SPACE) addEntry(lexicon, phrase === PHRASE ? word : hashStep(phrase, word), concept);
      word = code === JOINT || code === SPACE ? HASH_START : hashStep(word, code);
      if (code === SPACE) phrase = PHRASE;
    }
  }
  return lexicon;
}

function addEntry(lexicon: Map<number, number[]>, key: number, concept: number): void {
  const known = lexicon.get(key);
  if (known === undefined) lexicon.set(key, [concept]);
  else if (known.at(-1) !== concept) known.push(concept);
}

/** Built when a text first needs its language: the first verdict shall not wait for the other. */
const lexicons: Partial<Record<Language, Lexicon>> = {};

function lexiconOf(language: Language): Lexicon {
  const lexicon = lexicons[language] ?? buildLexicon(language);
  lexicons[language] = lexicon;
  return lexicon;
}

/** What a text speaks of, in order, by our own lexicon; what a class of tokens stands for is a concept too. */
export function meaningsIn(tokens: readonly ModelToken[], french: number): readonly ConceptMention[] {
  const ofFrench = french > SURELY_ENGLISH ? lexiconOf('fr') : undefined;
  const ofEnglish = french < SURELY_FRENCH ? lexiconOf('en') : undefined;
  const mentions: ConceptMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.kind !== 'word') {
      const concept = NAMES.length + TOKEN_KINDS.indexOf(token.kind);
      mentions.push({ concept, first: index, last: index, clause: token.clause });
      continue;
    }
    if (ofFrench) addMentionsAt(tokens, index, ofFrench, mentions);
    if (ofEnglish) addMentionsAt(tokens, index, ofEnglish, mentions);
  }
  return withDenials(mentions);
}

function addMentionsAt(
  tokens: readonly ModelToken[],
  first: number,
  lexicon: Lexicon,
  into: ConceptMention[],
): void {
  const clause = tokens[first]?.clause ?? 0;
  const single = tokens[first]?.hash ?? 0;
  const add = (concepts: readonly number[] | undefined, last: number) => {
    if (concepts === undefined) return;
    for (const concept of concepts) into.push({ concept, first, last, clause });
  };
  add(lexicon.get(single), first);
  let hash = hashStep(PHRASE, single);
  for (let last = first + 1; last < Math.min(first + LONGEST_PHRASE, tokens.length); last += 1) {
    const next = tokens[last];
    if (!next?.word) break;
    hash = hashStep(hash, next.hash);
    add(lexicon.get(hash), last);
  }
}

function withDenials(mentions: readonly ConceptMention[]): readonly ConceptMention[] {
  let denial: ConceptMention | undefined;
  return mentions.map((mention) => {
    if (mention.concept === NOT) denial = mention;
    const isDenied =
      mention.concept < DEMAND_COUNT &&
      denial?.clause === mention.clause &&
      mention.first - denial.first <= REACH_OF_DENIAL;
    return isDenied ? { ...mention, concept: mention.concept + DENIED } : mention;
  });
}
