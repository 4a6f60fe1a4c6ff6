import type { Amount } from '../../text/amounts.ts';
import { type FoldedText, foldText } from '../../text/folded-text.ts';
import type { TextReading } from '../../text/text-reading.ts';
import { tokensOf } from '../../text/tokens.ts';
import { ACTIONS, type ActionId } from './actions.ts';
import type { Claimed } from './fact.ts';
import { type Found, type Heard, type Lexicon, lexiconOf } from './lexicon.ts';
import { isNowBefore } from './now.ts';
import { PARTIES } from './parties.ts';
import { soundOf } from './sound.ts';
import { sumsIn } from './sums.ts';
import { THINGS, type ThingId } from './things.ts';
import { smallSenses } from './words.ts';

/** A part of a sentence with what is done in it, with what and by whom. */
export interface Clause {
  readonly words: readonly Heard[];
  readonly actions: readonly Found<ActionId>[];
  readonly things: readonly Found<ThingId | Claimed>[];
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
  'et mais puis apres ensuite alors donc or car parce pck and but then so because cos coz after main pui den'.split(
    ' ',
  ),
);
const LISTING = new Set(['et', 'and', 'e']);
const ARTICLES = new Set(
  'le la les l un une des mon ma mes son ses votre vos the my his her their your'.split(' '),
);
const SHORTEST = 3;
/** No clause is longer, so that the time grows with the length of a text and not faster. */
const LONGEST = 40;
const NEGATED = /^(?:don|can|won|didn|doesn|isn|wasn|haven|hasn|hadn|couldn|wouldn|shouldn|aren)$/;
/** "16 months", "12 sacs": no age. */
const OF_TIME =
  /^(?:months?|mois|weeks?|semaines?|days?|jours?|hours?|heures?|minutes?|bags?|sacs?|people|personnes|times|fois)$/;
/** Whose matter it is stands in the first clauses: "Ma soeur a changé de puce". */
const OPENING = 2;

let actions: Lexicon<ActionId> | undefined;
let things: Lexicon<ThingId | Claimed> | undefined;

/** Takes a telling apart into clauses; the time grows with its length. */
export function clausesIn(text: string): Telling {
  const folded = foldText(text);
  return clausesOf({ folded, tokens: tokensOf(folded) });
}

/** The clauses of a text that is read already. */
export function clausesOf({ folded, tokens }: Pick<TextReading, 'folded' | 'tokens'>): Telling {
  const clauses: Clause[] = [];
  let words: Heard[] = [];
  const close = (end: number): void => {
    if (words.length > 0)
      clauses.push(
        clauseOf(words, folded.text.slice(words.at(-1)?.end, end + 1).includes('?'), clauses.length),
      );
    words = [];
  };
  for (const [index, { word, start, end, clause }] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before !== undefined && before.clause !== clause && !isNumberGap(folded.text, before.end, start))
      close(start);
    else if ((isTurn(word, tokens[index + 1]?.word) && words.length >= SHORTEST) || words.length >= LONGEST)
      close(start);
    const last = words.at(-1);
    // "Don't" comes as two words, or without its sign.
    if (word === 't' && last !== undefined && NEGATED.test(last.word)) {
      words[words.length - 1] = { ...last, word: `${last.word}t`, sound: soundOf(`${last.word}t`), end };
      continue;
    }
    const sign = isThousands(folded.text.slice(end, end + 5)) ? '' : folded.text.charAt(start - 1);
    const written = writtenAs(word, sign, tokens[index + 1]?.word);
    words.push({ word: written, sound: soundOf(written), start, end, senses: [] });
  }
  close(folded.text.length);
  return { folded, clauses };
}

/** "Le numéro et le code secret" goes on with the same thought. */
const isTurn = (word: string, next: string | undefined): boolean =>
  TURNS.has(word) && !(LISTING.has(word) && next !== undefined && ARTICLES.has(next));

/** A number of another country keeps its sign; "mtn il dit" is "maintenant il dit". */
function writtenAs(word: string, before: string, next: string | undefined): string {
  if (before === '+') return `+${word}`;
  return word === 'mtn' && next !== undefined && isNowBefore(next) ? 'maintenant' : word;
}

/** What follows the figure in "+15.000", a sum that came in and no country's prefix. */
const isThousands = (text: string): boolean => /^[.,]\d{3}(?!\d)/.test(text);

/** "20.000" and "20,000" are one figure. */
function isNumberGap(text: string, end: number, start: number): boolean {
  return start - end === 1 && /\d/.test(text.charAt(end - 1)) && /\d/.test(text.charAt(start));
}

function clauseOf(plain: readonly Heard[], isQuestion: boolean, index: number): Clause {
  actions ??= lexiconOf(ACTIONS);
  things ??= lexiconOf<ThingId | Claimed>({ ...THINGS, ...PARTIES });
  const verbs = foundIn(actions, plain);
  const amounts = sumsIn(plain, verbs);
  const isSum = (place: number) => amounts.some(({ from, to }) => from <= place && place < to);
  const named: readonly Found<ThingId | Claimed>[] = [
    ...uncovered(foundIn(things, plain).filter(({ from }) => !isSum(from))),
    ...amounts.map(({ from, to }) => ({ id: 'sum' as const, from, to })),
  ];
  // "Mot de passe" is no passing by.
  const done = verbs.filter(
    (verb) => !named.some(({ from, to }) => to - from > 1 && from <= verb.from && verb.to <= to),
  );
  const senses = plain.map(({ word }) => smallSenses(word));
  const words = plain.map((heard, place) => ({
    ...heard,
    senses:
      senses[place]
        ?.filter((id) => id !== 'childage' || !(isSum(place) || OF_TIME.test(plain[place + 1]?.word ?? '')))
        .map((id) => ({ id, to: place + 1 })) ?? [],
  }));
  if (index < OPENING)
    for (const heard of words.slice(0, 2))
      if (heard.senses.some(({ id }) => id === 'my'))
        heard.senses.push({ id: 'first-my', to: heard.senses[0]?.to ?? 0 });
  for (const { id, from, to } of [...done, ...named]) words[from]?.senses.push({ id, to });
  return { words, actions: done, things: named, amounts, isQuestion };
}

function foundIn<Id extends string>(lexicon: Lexicon<Id>, words: readonly Heard[]): readonly Found<Id>[] {
  return words.flatMap((_, place) => lexicon(words, place));
}

/** Longer names hide the shorter ones in them: a "code secret" is no "code". */
function uncovered<Id extends string>(named: readonly Found<Id>[]): readonly Found<Id>[] {
  return named.filter(
    ({ from, to }) =>
      !named.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  );
}
