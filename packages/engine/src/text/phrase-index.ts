/** A phrase and the number of what it means. */
export interface Phrase {
  readonly concept: number;
  readonly words: readonly string[];
}

/** The phrases of one first word: as they are written, concept and phrase by turns, until a text holds that word. */
type Written = (number | string)[];
interface Opened {
  readonly phrases: readonly Phrase[];
}

/** Phrases by their first word. */
export type PhraseIndex = Map<string, Written | Opened>;

/** Stands between two concepts, and in no phrase. */
const NEXT_CONCEPT = '!';

/**
 * Puts phrases in order by their first word. A first verdict waits for this, so that most is done by the browser's own splitting, and
 * a phrase is taken apart only when a text holds its first word.
 *
 * @param concepts - for each concept its phrases with blanks between them; `_` joins the words of a phrase.
 */
export function indexPhrases(concepts: readonly string[]): PhraseIndex {
  const index: PhraseIndex = new Map();
  const written = concepts.join(` ${NEXT_CONCEPT} `).match(/\S+/g) ?? [];
  let concept = 0;
  for (let at = 0; at < written.length; at += 1) {
    const phrase = written[at] as string;
    if (phrase === NEXT_CONCEPT) {
      concept += 1;
      continue;
    }
    const cut = phrase.indexOf('_');
    const first = cut === -1 ? phrase : phrase.slice(0, cut);
    const known = index.get(first) as Written | undefined;
    if (known === undefined) index.set(first, [concept, phrase]);
    else known.push(concept, phrase);
  }
  return index;
}

const NONE: readonly Phrase[] = [];

/** The phrases that begin with a word, in the order in which they are written; each concept has each phrase once. */
export function phrasesFrom(index: PhraseIndex, first: string): readonly Phrase[] {
  const found = index.get(first);
  if (found === undefined) return NONE;
  if (!Array.isArray(found)) return found.phrases;
  const phrases = opened(found);
  index.set(first, { phrases });
  return phrases;
}

function opened(written: Written): readonly Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (let at = 0; at < written.length; at += 2) {
    const [concept, phrase] = written.slice(at, at + 2) as [number, string];
    phrases.set(`${concept} ${phrase}`, { concept, words: phrase.split('_') });
  }
  return [...phrases.values()];
}

/** Whether a phrase, the first word of which is known to fit, stands at a place. */
export function standsAt(
  tokens: readonly { readonly word: string }[],
  from: number,
  words: readonly string[],
): boolean {
  for (let offset = 1; offset < words.length; offset += 1)
    if (tokens[from + offset]?.word !== words[offset]) return false;
  return true;
}
