import { soundOf } from './sound.ts';

/** A word or phrase of the lexicon by how its words sound. */
interface Entry<Id extends string> {
  readonly id: Id;
  readonly parts: readonly Part[];
}

/** Finds the entries of a table in a list of words, whatever their spelling. */
export interface Lexicon<Id extends string> {
  /** What begins at a place, the longest phrase first. */
  readonly at: (sounds: readonly string[], place: number) => readonly Found<Id>[];
}

export interface Found<Id extends string> {
  readonly id: Id;
  /** Number of words. */
  readonly words: number;
}

/** Words shorter than this are not taken for the beginning of others, however they are marked. */
const SHORTEST_OPEN = 3;
const PREFIX = 3;

/** Between the words of a phrase there may be as many others where `~` stands. */
const WIDEST_GAP = 4;

/** One word of an entry: how it sounds, whether it may go on, and whether others may stand before it. */
interface Part {
  readonly sound: string;
  readonly isOpen: boolean;
  readonly isAfterGap: boolean;
}

/** Opens a table whose values list phrases: `_` joins the words, `~` leaves room between them, `*` at the end takes any ending. */
export function lexiconOf<Id extends string>(table: Readonly<Partial<Record<Id, string>>>): Lexicon<Id> {
  const exact = new Map<string, Entry<Id>[]>();
  const open = new Map<string, Entry<Id>[]>();
  for (const [id, list] of Object.entries(table) as [Id, string][])
    for (const phrase of list.split(' ')) {
      const parts = partsOf(phrase);
      const [first] = parts;
      if (first === undefined) continue;
      const [shelf, key] = first.isOpen ? [open, first.sound.slice(0, PREFIX)] : [exact, first.sound];
      const shelved = shelf.get(key);
      if (shelved) shelved.push({ id, parts });
      else shelf.set(key, [{ id, parts }]);
    }
  return {
    at: (sounds, place) => {
      const first = sounds[place];
      if (first === undefined) return [];
      return [...(exact.get(first) ?? []), ...(open.get(first.slice(0, PREFIX)) ?? [])]
        .flatMap(({ id, parts }) => {
          const words = wordsOf(parts, sounds, place);
          return words === undefined ? [] : [{ id, words }];
        })
        .toSorted((one, other) => other.words - one.words);
    },
  };
}

function partsOf(phrase: string): readonly Part[] {
  return phrase.split('~').flatMap((piece, gap) =>
    piece
      .split('_')
      .filter(Boolean)
      .map((word, index): Part => {
        const isOpen = word.endsWith('*') && word.length > SHORTEST_OPEN;
        const plain = word.replace(/(?<=.)\*$/, '');
        return { sound: isOpen ? stemOf(plain) : soundOf(plain), isOpen, isAfterGap: gap > 0 && index === 0 };
      }),
  );
}

/** How many words a phrase takes up from a place; nothing where it does not stand there. */
function wordsOf(parts: readonly Part[], sounds: readonly string[], place: number): number | undefined {
  let at = place;
  for (const [index, part] of parts.entries()) {
    const furthest = part.isAfterGap && index > 0 ? at + WIDEST_GAP : at;
    while (at <= furthest && !isHeard(part, sounds[at])) at += 1;
    if (at > furthest) return undefined;
    at += 1;
  }
  return at - place;
}

const isHeard = ({ sound, isOpen }: Part, heard: string | undefined): boolean =>
  heard !== undefined && (isOpen ? heard.startsWith(sound) : heard === sound);

/** A stem sounds like the beginning of its words: endings are not taken off. */
function stemOf(word: string): string {
  return soundOf(`${word}u`).replace(/u$/, '');
}
