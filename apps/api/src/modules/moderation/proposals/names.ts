import type { Span } from '@scamguard/engine';
import { isKnownName, mayBeKnownName } from './known-names.ts';
import { isNoName } from './not-names.ts';
import { type TextWord, wordsOf } from './text-words.ts';

/** After these a word with a capital is a name. */
const TITLE =
  /(?<!\p{L})(?:monsieur|messieurs|madame|mesdames|mademoiselle|m\.|mr\.?|mme\.?|mlle\.?|mrs\.?|ms\.?|miss|dr\.?|docteur|doctor|pr\.?|professeur|me|ma[iî]tre|pasteur|pastor|imam|el[ -]?hadj|hadja|proph[èe]te|prophet|tonton|tata|fofo|dada|certaine?|dame|sieur|au nom de|du nom de|nomm[ée]e?|d[ée]nomm[ée]e?|surnomm[ée]e?|appel[ée]e?|titulaire ?:?|b[ée]n[ée]ficiaire ?:?|name of|named|called) $/iu;
/** After these a word without a capital is one too. */
const INTRODUCTION =
  /(?<!\p{L})(?:(?:m|s|t)['’]appell?e|se nomme|me nomme|au nom de|nom et pr[ée]noms? ?:?|noms? ?:|pr[ée]noms? ?:|(?:my|his|her|full|account) name(?: is| ?:)|name ?:|i am called) ?$/iu;
const LONGEST_CUE = 24;
const NO_NAME_IN_SMALL_LETTERS = new Set(
  'pas plus jamais comme comment ainsi bien aussi alors toujours encore maintenant quand donc mais est sont ils elle elles nous vous avec pour dans chez quelqu not also now still always like l d qu'.split(
    ' ',
  ),
);
const MOST_WORDS = 4;
const MOST_SHOUTED_WORDS = 2;
const MOST_SMALL_WORDS = 2;
const SHORTEST_SHOUTED = 5;
/** From so large a share of words with capitals on, a capital says nothing. */
const MANY_CAPITALS = 0.6;
const FEW_WORDS = 4;
const ORDER = /ez$/;
const PARTICLE = /^(?:de|da|do|dos|ben|bin|el|al|ould|van|von)$/;

/** Places of names of persons in a text. These are proposals. The moderator leaves a place that holds no name. */
export function nameSpans(text: string): readonly Span[] {
  const words = wordsOf(text);
  const capitals = words.filter(({ isCapital }) => isCapital).length;
  const isShouting = words.length >= FEW_WORDS && capitals / words.length > MANY_CAPITALS;
  const found: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runFrom(text, words, at, isShouting);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) found.push([first.start, last.end]);
    at += Math.max(1, run.length);
  }
  return found;
}

/** The words of the name that begins here, if one does. */
function runFrom(
  text: string,
  words: readonly TextWord[],
  at: number,
  isShouting: boolean,
): readonly TextWord[] {
  const first = words[at];
  if (!first) return [];
  const before = text.slice(Math.max(0, first.start - LONGEST_CUE), first.start);
  if (INTRODUCTION.test(before) && !first.isCapital) return smallName(text, words, at);
  const isCued = TITLE.test(before) || INTRODUCTION.test(before);
  if (!isCapitalName(first)) return isKnownName(first.plain) ? following(text, words, at, isKnownWord) : [];
  const most = isShouting ? MOST_SHOUTED_WORDS : MOST_WORDS;
  const run = following(text, words, at, ({ isCapital, plain }) => isCapital && !isNoName(plain)).slice(
    0,
    most,
  );
  if (isCued) return run;
  if (isShouting) return isKnownName(first.plain) ? following(text, words, at, isKnownWord) : [];
  // `Appelez Koffi`: the first word of a sentence has a capital in any case.
  if (first.startsSentence && ORDER.test(first.plain)) return [];
  const isAlone = first.startsSentence && run.length === 1;
  if (run.some(({ plain }) => (isAlone ? isKnownName : mayBeKnownName)(plain))) return run;
  return !first.startsSentence && run.length > 1 && !run.every(isAcronym) ? run : [];
}

const isKnownWord = ({ plain }: TextWord) => isKnownName(plain);
const isAcronym = ({ isShouted, text }: TextWord) => isShouted && text.length < SHORTEST_SHOUTED;
const isCapitalName = ({ isCapital, plain }: TextWord) => isCapital && !isNoName(plain);

/** This word and those beside it that are of the kind, with `de` and the like between two of them. */
function following(
  text: string,
  words: readonly TextWord[],
  at: number,
  isOfKind: (word: TextWord) => boolean,
  most = MOST_WORDS,
): readonly TextWord[] {
  const run: TextWord[] = [];
  for (let next = at; run.length < most; next += 1) {
    const [word, before, after] = [words[next], words[next - 1], words[next + 1]];
    if (!word || (run.length && before && !isBeside(text, before, word))) break;
    if (isOfKind(word)) run.push(word);
    else if (
      run.length &&
      PARTICLE.test(word.plain) &&
      after &&
      isBeside(text, word, after) &&
      isOfKind(after)
    )
      run.push(word);
    else break;
  }
  return run;
}

/** `K. Mensah` is one name, two sentences are not. */
const isBeside = (text: string, one: TextWord, other: TextWord) =>
  (one.text.length === 1 ? /^\.? ?$/ : /^(?:[ \u00a0]|d['’]| d['’])$/).test(text.slice(one.end, other.start));

function smallName(text: string, words: readonly TextWord[], at: number): readonly TextWord[] {
  return following(
    text,
    words,
    at,
    ({ plain }) => !isNoName(plain) && !NO_NAME_IN_SMALL_LETTERS.has(plain) && plain.length > 2,
    MOST_SMALL_WORDS,
  );
}
