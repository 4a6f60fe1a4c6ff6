/** A phrase and the number of what it means. */
export interface Phrase {
  readonly concept: number;
  readonly words: readonly string[];
}

/** The phrases of one first word, taken apart, in the order in which they are written. */
interface Opened {
  readonly all: readonly Phrase[];
  /** Those of this word alone. */
  readonly short: readonly Phrase[];
  readonly seconds: ReadonlySet<string>;
}

/**
 * Phrases by their first word. A first verdict waits for this index. So the browser's own splitting does most of the work,
 * nothing is built for each phrase, and a phrase is taken apart only when a text holds its first word.
 */
export interface PhraseIndex {
  /** All phrases as they are written, concept by concept, with a mark between two concepts. */
  readonly written: readonly string[];
  /** For each place the number of its concept. */
  readonly concepts: Uint16Array;
  /** For each first word the place of its first phrase; once a text has held the word, its phrases. */
  readonly begun: Map<string, number | Opened>;
  /** For each place that of the next phrase with the same first word; 0 where there is none. */
  readonly next: Uint16Array;
}

/** Stands between two concepts, and in no phrase. */
const NEXT_CONCEPT = '!';
const NONE: readonly Phrase[] = [];

/** @param concepts - for each concept its phrases with blanks between them; `_` joins the words of a phrase. */
export function indexPhrases(concepts: readonly string[]): PhraseIndex {
  const text = concepts.join(` ${NEXT_CONCEPT} `);
  const written = text.match(/\S+/g) ?? [];
  const firsts = text.replace(/_\S*/g, '').match(/\S+/g) ?? [];
  const begun = new Map<string, number>();
  const next = new Uint16Array(written.length);
  for (let place = firsts.length - 1; place >= 0; place -= 1) {
    const first = firsts[place] as string;
    next[place] = begun.get(first) ?? 0;
    begun.set(first, place);
  }
  begun.delete(NEXT_CONCEPT);
  return { written, concepts: conceptsOf(written), begun, next };
}

function conceptsOf(written: readonly string[]): Uint16Array {
  const concepts = new Uint16Array(written.length);
  let concept = 0;
  for (
    let mark = written.indexOf(NEXT_CONCEPT);
    mark !== -1;
    mark = written.indexOf(NEXT_CONCEPT, mark + 1)
  ) {
    concept += 1;
    concepts.fill(concept, mark);
  }
  return concepts;
}

/**
 * The phrases that may stand where one word is followed by another, in the order in which they are written. Each concept has each
 * phrase once. Some words begin fifty phrases: those with another second word are not even looked at.
 */
export function phrasesFrom(index: PhraseIndex, first: string, second = ''): readonly Phrase[] {
  let found = index.begun.get(first);
  if (found === undefined) return NONE;
  if (typeof found === 'number') {
    found = openedAt(index, found);
    index.begun.set(first, found);
  }
  return found.seconds.has(second) ? found.all : found.short;
}

function openedAt({ written, concepts, next }: PhraseIndex, first: number): Opened {
  const phrases = new Map<string, Phrase>();
  let place = first;
  do {
    const concept = concepts[place] as number;
    const phrase = written[place] as string;
    phrases.set(`${concept} ${phrase}`, { concept, words: phrase.split('_') });
    place = next[place] as number;
  } while (place > 0);
  const all = [...phrases.values()];
  return {
    all,
    short: all.filter(({ words }) => words.length === 1),
    seconds: new Set(all.flatMap(({ words }) => words[1] ?? [])),
  };
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
