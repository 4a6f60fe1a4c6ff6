import { once } from '../text/once.ts';
import { indexPhrases, type PhraseIndex, phrasesFrom, standsAt } from '../text/phrase-index.ts';
import type { ConceptMention } from './concept-features.ts';
import { CONDUCT } from './concepts/conduct.ts';
import { DEMANDS } from './concepts/demands.ts';
import { GRAMMAR } from './concepts/grammar.ts';
import { LURES } from './concepts/lures.ts';
import { PARTIES } from './concepts/parties.ts';
import { PRESSURES } from './concepts/pressures.ts';
import { STANDING } from './concepts/standing.ts';
import { frenchShare } from './language.ts';
import type { ModelToken } from './model-tokens.ts';
import { TOKEN_KINDS } from './token-kinds.ts';

const CONCEPTS = { ...DEMANDS, ...LURES, ...PRESSURES, ...PARTIES, ...GRAMMAR, ...CONDUCT, ...STANDING };
type ConceptName = keyof typeof CONCEPTS;
const NAMES = Object.keys(CONCEPTS) as ConceptName[];
const NOT = NAMES.indexOf('not');
const DEMAND_COUNT = Object.keys(DEMANDS).length;
const PRESSURES_FROM = DEMAND_COUNT + Object.keys(LURES).length;
const PRESSURES_END = PRESSURES_FROM + Object.keys(PRESSURES).length;
/** The ways that lead a recipient on, and sums of money. */
const CHANNELS = new Set(
  (['link', 'phone', 'menu-code', 'amount', 'email'] as const).map(
    (kind) => NAMES.length + TOKEN_KINDS.indexOf(kind),
  ),
);
/** Added to the number of a denied demand: «ne donnez jamais» is another concept than «donnez». */
const DENIED = 512;
const REACH_OF_DENIAL = 5;
const LONGEST_PHRASE = 5;
/** Beyond these shares of French, only the words of one language are looked up. */
const SURELY_ENGLISH = 0.3;
const SURELY_FRENCH = 0.7;

/** Whether a concept is a demand on the recipient. A denied demand is not. */
export const isDemand = (concept: number): boolean => concept < DEMAND_COUNT;
/** Whether a concept hurries, frightens, isolates or explains away. */
export const isPressure = (concept: number): boolean => concept >= PRESSURES_FROM && concept < PRESSURES_END;
/** Whether a concept is a link, a number to call, a code to dial, a mail address, or a sum of money. */
export const isChannel = (concept: number): boolean => CHANNELS.has(concept);

type Language = 'fr' | 'en';

/** Each is built when a text first needs its language, so that the first verdict does not wait for the other. */
const lexicons: Partial<Record<Language, PhraseIndex>> = {};

function lexiconOf(language: Language): PhraseIndex {
  const lexicon = lexicons[language] ?? indexPhrases(NAMES.map((name) => CONCEPTS[name][language]));
  lexicons[language] = lexicon;
  return lexicon;
}

/** The concepts of our own lexicon in a text, in order. Each class of tokens is a concept too. */
export function conceptsIn(tokens: readonly ModelToken[], french: number): readonly ConceptMention[] {
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

/** The concepts of a text in its own language; a case and the classifier of messages ask for the same. */
export const conceptsOf = once((tokens: readonly ModelToken[]) => conceptsIn(tokens, frenchShare(tokens)));

function addMentionsAt(
  tokens: readonly ModelToken[],
  first: number,
  lexicon: PhraseIndex,
  into: ConceptMention[],
): void {
  const { word, clause } = tokens[first] as ModelToken;
  const start = into.length;
  for (const { concept, words } of phrasesFrom(lexicon, word, tokens[first + 1]?.word)) {
    if (words.length > LONGEST_PHRASE || !standsAt(tokens, first, words)) continue;
    const last = first + words.length - 1;
    let at = into.length;
    // Shorter phrases come first.
    for (; at > start && (into[at - 1] as ConceptMention).last > last; at -= 1)
      into[at] = into[at - 1] as ConceptMention;
    into[at] = { concept, first, last, clause };
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
