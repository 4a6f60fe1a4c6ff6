import { type Amount, amountsIn } from '../../text/amounts.ts';
import { type FoldedText, foldText } from '../../text/folded-text.ts';
import { tokensOf } from '../../text/tokens.ts';
import { ACTIONS, type ActionId } from './actions.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { soundOf } from './sound.ts';
import { THINGS, type ThingId } from './things.ts';

/** One word of a telling. */
export interface Heard {
  /** As it was written, folded. */
  readonly word: string;
  readonly sound: string;
  /** Place in the folded text. */
  readonly start: number;
  readonly end: number;
}

/** Something named in a clause: from one word up to another, exclusive. */
export interface Named<Id> {
  readonly id: Id;
  readonly from: number;
  readonly to: number;
}

/** A part of a sentence with what is done in it and with what. */
export interface Clause {
  readonly words: readonly Heard[];
  readonly actions: readonly Named<ActionId>[];
  readonly things: readonly Named<ThingId>[];
  readonly amounts: readonly Amount[];
  /** It is asked, not told: "est-ce que je dois payer ?". */
  readonly isQuestion: boolean;
}

/** A telling taken apart. */
export interface Telling {
  readonly folded: FoldedText;
  readonly clauses: readonly Clause[];
}

/** Words at which another thought begins. */
const TURNS = new Set(
  'et mais puis apres ensuite alors donc or car and but then so because cos coz after et_puis main pui'.split(
    ' ',
  ),
);
const SHORTEST = 3;

let actions: Lexicon<ActionId> | undefined;
let things: Lexicon<ThingId> | undefined;

/** Takes a telling apart into clauses; the time grows with its length. */
export function clausesIn(text: string): Telling {
  const folded = foldText(text);
  const tokens = tokensOf(folded);
  const clauses: Clause[] = [];
  let words: Heard[] = [];
  const close = (end: number): void => {
    if (words.length > 0)
      clauses.push(clauseOf(words, /[?]/.test(folded.text.slice(words.at(-1)?.end, end + 1))));
    words = [];
  };
  for (const [index, { word, start, end, clause }] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before !== undefined && before.clause !== clause && !isNumberGap(folded.text, before.end, start))
      close(start);
    else if (TURNS.has(word) && words.length >= SHORTEST) close(start);
    words.push({ word, sound: soundOf(word), start, end });
  }
  close(folded.text.length);
  return { folded, clauses };
}

/** "20.000" and "20,000" are one figure. */
function isNumberGap(text: string, end: number, start: number): boolean {
  return start - end === 1 && /\d/.test(text.charAt(end - 1)) && /\d/.test(text.charAt(start));
}

function clauseOf(words: readonly Heard[], isQuestion: boolean): Clause {
  actions ??= lexiconOf(ACTIONS);
  things ??= lexiconOf(THINGS);
  const sounds = words.map(({ sound }) => sound);
  const amounts = amountsIn(words.map(({ word, start, end }) => ({ word, start, end, clause: 0 })));
  const isSum = (place: number) => amounts.some(({ from, to }) => from <= place && place < to);
  return {
    words,
    actions: namedIn(actions, sounds),
    things: [
      ...namedIn(things, sounds).filter(({ from }) => !isSum(from)),
      ...amounts.map(({ from, to }): Named<ThingId> => ({ id: 'money', from, to })),
    ],
    amounts,
    isQuestion,
  };
}

/** What the words name: at each place the longest phrases, all that they may mean. */
function namedIn<Id extends string>(lexicon: Lexicon<Id>, sounds: readonly string[]): readonly Named<Id>[] {
  const named: Named<Id>[] = [];
  for (let place = 0; place < sounds.length; place += 1) {
    const found = lexicon.at(sounds, place);
    const longest = found[0]?.words ?? 0;
    for (const { id, words } of found)
      if (words === longest) named.push({ id, from: place, to: place + words });
  }
  return named;
}
