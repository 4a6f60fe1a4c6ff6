/** A word of a text and where it stands, end exclusive. */
export interface TextWord {
  readonly text: string;
  /** Without accents and capitals. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  readonly isShouted: boolean;
  readonly startsSentence: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*/gu;
/** `l'`, `d'`, `qu'` before a word is none of its own; `N'Guessan` is one name. */
const ELISION = /^(?:[ldjmtsc]|qu|jusqu|lorsqu)['’](?=\p{L})|^n['’](?=\p{Ll})/iu;
const SENTENCE_START = /(?:^|[.!?:;…\n"«“(]|•••)\s*$/u;

/** The words of a text in order. */
export function wordsOf(text: string): readonly TextWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: whole, index }) => {
    const elided = ELISION.exec(whole)?.[0] ?? '';
    // `D'Almeida` is a name.
    const isName = /^[DN]['’]\p{Lu}/u.test(whole);
    const skipped = isName ? 0 : elided.length;
    const word = whole.slice(skipped).replace(/['’]+$/u, '');
    return word ? [textWord(text, word, index + skipped, skipped > 0)] : [];
  });
}

function textWord(text: string, word: string, start: number, isElided: boolean): TextWord {
  return {
    text: word,
    plain: plain(word),
    start,
    end: start + word.length,
    isCapital: /^\p{Lu}/u.test(word),
    isShouted: word.length > 1 && word === word.toUpperCase(),
    startsSentence: !isElided && SENTENCE_START.test(text.slice(Math.max(0, start - 8), start)),
  };
}

/** As names are compared: without accents, capitals and curled apostrophes. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
