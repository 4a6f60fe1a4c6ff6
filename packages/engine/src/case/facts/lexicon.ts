import { soundOf } from './sound.ts';

/** One word of a telling. */
export interface Heard {
  /** As it was written, folded. */
  readonly word: string;
  readonly sound: string;
  /** Place in the folded text. */
  readonly start: number;
  readonly end: number;
  /** What begins at this word, by the lexicons that were asked before. */
  readonly senses: readonly Sense[];
}

/** Something named in a clause: up to a word, exclusive. */
export interface Sense {
  readonly id: string;
  readonly to: number;
}

/** A phrase that was found from one word up to another, exclusive. */
export interface Found<Id extends string> {
  readonly id: Id;
  readonly from: number;
  readonly to: number;
}

/** Finds the phrases of a table in a list of words, whatever their spelling. */
export type Lexicon<Id extends string> = (words: readonly Heard[], place: number) => readonly Found<Id>[];

/** How a word of a phrase is recognised. */
type Test =
  | { readonly by: 'sound' | 'stem' | 'word'; readonly text: string }
  | { readonly by: 'sense'; readonly text: string };

/** One word of a phrase: what may stand there, and how many others before it. */
interface Part {
  readonly tests: readonly Test[];
  readonly gap: number;
}

interface Phrase<Id extends string> {
  readonly id: Id;
  readonly parts: readonly Part[];
}

/** Words shorter than this are not taken for the beginning of others, however they are marked. */
const SHORTEST_STEM = 3;
const PREFIX = 3;
/** "Sent", "send", "seen" and "sans" all sound `san`: what sounds so short is taken by its spelling. */
const VAGUE = 3;
const WIDEST_GAP = 4;

/**
 * Opens a table whose values list phrases, with blanks between: `_` joins words, `~` leaves room for four between them, `/` parts words of
 * which one must stand there, `*` at the end takes any ending, `=` takes the spelling and not the sound, and CAPITALS name a sense.
 */
export function lexiconOf<Id extends string>(table: Readonly<Partial<Record<Id, string>>>): Lexicon<Id> {
  // A shelf for each way in which the first word of a phrase is recognised.
  const shelves: Readonly<Record<Test['by'], Map<string, Phrase<Id>[]>>> = {
    sound: new Map(),
    word: new Map(),
    stem: new Map(),
    sense: new Map(),
  };
  for (const [id, list] of Object.entries(table) as [Id, string][])
    for (const written of list.split(' ')) {
      const parts = partsOf(written);
      for (const { by, text } of parts[0]?.tests ?? []) {
        const key = by === 'stem' ? text.slice(0, PREFIX) : text;
        const shelf = shelves[by].get(key);
        if (shelf) shelf.push({ id, parts });
        else shelves[by].set(key, [{ id, parts }]);
      }
    }
  return (words, place) => {
    const heard = words[place];
    if (heard === undefined) return [];
    let found: Found<Id>[] | undefined;
    const look = (shelf: readonly Phrase<Id>[] | undefined): void => {
      if (shelf === undefined) return;
      for (const { id, parts } of shelf) {
        const to = behind(parts, words, place);
        if (to !== undefined) (found ??= []).push({ id, from: place, to });
      }
    };
    look(shelves.sound.get(heard.sound));
    look(shelves.word.get(heard.word));
    look(shelves.stem.get(heard.sound.slice(0, PREFIX)));
    for (const { id } of heard.senses) look(shelves.sense.get(id));
    return found ?? NONE;
  };
}

/** At most words nothing begins. */
const NONE: readonly never[] = [];

function partsOf(written: string): readonly Part[] {
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of written.split(/([_~])/)) {
    if (piece === '~') gap += WIDEST_GAP;
    else if (piece !== '_' && piece !== '') {
      parts.push({ tests: piece.split('/').flatMap(testsOf), gap });
      gap = 0;
    }
  }
  return parts;
}

/** "Qu" sounds otherwise before "e" and "i" than before other letters: "communiquons", "communiqué". */
const testsOf = (word: string): readonly Test[] =>
  word.endsWith('qu*') ? [testOf(word), testOf(`${word.slice(0, -1)}e*`)] : [testOf(word)];

function testOf(word: string): Test {
  if (/^[A-Z][A-Z-]*$/.test(word)) return { by: 'sense', text: word.toLowerCase() };
  if (word.startsWith('=')) return { by: 'word', text: word.slice(1) };
  const plain = word.replace(/(?<=.)\*$/, '');
  if (plain !== word && plain.length >= SHORTEST_STEM) return { by: 'stem', text: stemOf(plain) };
  const sound = soundOf(plain);
  return sound.length <= VAGUE && plain.length > VAGUE
    ? { by: 'word', text: plain }
    : { by: 'sound', text: sound };
}

/** Consonants that are not heard at the end of a word, as in `soundOf`. */
const SILENT = /(?<=.{3})[sxtd]$/;

/** A stem sounds like the beginning of its words: endings are not taken off. */
function stemOf(word: string): string {
  return soundOf(`${word}u`).replace(/u$/, '').replace(SILENT, '');
}

/** The place behind a phrase; nothing where the phrase does not stand. */
function behind(parts: readonly Part[], words: readonly Heard[], place: number): number | undefined {
  let at = place;
  for (const { tests, gap } of parts) {
    let to: number | undefined;
    for (const furthest = at + gap; at <= furthest && to === undefined; at += 1)
      to = behindWord(tests, words, at);
    if (to === undefined) return undefined;
    at = to;
  }
  return at;
}

function behindWord(tests: readonly Test[], words: readonly Heard[], place: number): number | undefined {
  const heard = words[place];
  if (heard === undefined) return undefined;
  let furthest: number | undefined;
  for (const { by, text } of tests) {
    if (by === 'sense') {
      for (const { id, to } of heard.senses) if (id === text && to > (furthest ?? 0)) furthest = to;
    } else if (
      by === 'sound'
        ? heard.sound === text
        : by === 'stem'
          ? heard.sound.startsWith(text)
          : heard.word === text
    )
      furthest = Math.max(furthest ?? 0, place + 1);
  }
  return furthest;
}
