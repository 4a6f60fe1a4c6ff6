import type { Span } from '../vocabulary.ts';

/** A text with more words than this is judged in windows, because scammers hide a scam among honest words. */
const LONGEST_WHOLE = 80;
/** About as many words as a long message has, and a short one. Windows overlap by half. */
const WIDEST = 60;
const NARROW = 30;
/** Beyond so many words narrow windows are left out, and the wide ones grow: the time that a text takes is bounded. */
const MOST_WORDS_NARROW = 600;
const MOST_WINDOWS = 70;
/** A sentence is taken apart where it is longer. */
const STRIDE = 15;
/** A message with fewer words is only judged with its neighbours. */
const SHORTEST_ALONE = 5;

const WORD = /\S+/g;
const SENTENCE_END = /[.!?…]["»”)]?$/;

/** The windows of a long text. */
export interface Windows {
  /** Each message of a talk by itself. */
  readonly alone: readonly Span[];
  /** Neighbouring sentences of one message. */
  readonly within: readonly Span[];
  /** Neighbouring messages together. */
  readonly across: readonly Span[];
}

/** A message or sentence, or a part of a long one. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  /** Whether a message ends with it. */
  readonly endsMessage: boolean;
}

/**
 * The windows of a long text, in order. They begin and end with messages or sentences where there are such. Each message of a
 * talk is a window as well. A text that is short enough to be judged as a whole has none.
 */
export function windowsOf(text: string): Windows | undefined {
  const pieces = piecesOf(text);
  const count = wordsOf(pieces);
  if (count <= LONGEST_WHOLE) return undefined;
  const wide = Math.max(WIDEST, Math.ceil((2 * count) / MOST_WINDOWS));
  const widths = count <= MOST_WORDS_NARROW ? [wide, NARROW] : [wide];
  const messages = messagesOf(pieces);
  const alone = messages.filter((each) => wordsOf(each) >= SHORTEST_ALONE && wordsOf(each) <= wide);
  const long = messages.filter((each) => wordsOf(each) > wide);
  return {
    alone: alone.map(spanOf),
    within: distinct(long.flatMap((each) => widths.flatMap((width) => neighbours(each, width)))),
    across: messages.length > 1 ? neighbours(pieces, wide) : [],
  };
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = -1;
  let words = 0;
  WORD.lastIndex = 0;
  for (let word = WORD.exec(text); word; word = WORD.exec(text)) {
    if (start < 0) start = word.index;
    words += 1;
    const end = word.index + word[0].length;
    const endsMessage =
      end === text.length || /^[^\S\n]*\n/.test(text.slice(end, end + 4)) || text.slice(end).trim() === '';
    if (!endsMessage && !SENTENCE_END.test(word[0]) && words < STRIDE) continue;
    pieces.push({ start, end, words, endsMessage });
    start = -1;
    words = 0;
  }
  return pieces;
}

/** The pieces of each message. */
function messagesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const messages: Piece[][] = [[]];
  for (const piece of pieces) {
    messages.at(-1)?.push(piece);
    if (piece.endsMessage) messages.push([]);
  }
  return messages.filter(({ length }) => length > 0);
}

const wordsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { words }) => sum + words, 0);

const spanOf = (pieces: readonly Piece[]): Span => [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0];

function neighbours(pieces: readonly Piece[], width: number): readonly Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < pieces.length; ) {
    let words = 0;
    let behind = first;
    while (behind < pieces.length && (behind === first || words + (pieces[behind]?.words ?? 0) <= width)) {
      words += pieces[behind]?.words ?? 0;
      behind += 1;
    }
    spans.push([pieces[first]?.start ?? 0, pieces[behind - 1]?.end ?? 0]);
    if (behind >= pieces.length) break;
    for (let passed = 0; first < behind && passed < width / 2; first += 1)
      passed += pieces[first]?.words ?? 0;
  }
  return spans;
}

function distinct(spans: readonly Span[]): readonly Span[] {
  const seen = new Set<string>();
  return spans.filter(([start, end]) => {
    const name = `${start} ${end}`;
    return !seen.has(name) && seen.add(name);
  });
}
