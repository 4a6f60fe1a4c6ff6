import type { Found, Heard } from './lexicon.ts';

const BEFORE = 4;
const BEHIND = 2;
const TRAILING = /^(?:pas|pa|jamais|jamai|rien|nothing|notin|not|never|personne|nobody|aucun|aucune)$/;
const SUPPOSING = new Set('si if sinon unless'.split(' '));

/** Whether a word denies. */
export function deniesAt(words: readonly Heard[], place: number): boolean {
  return words[place]?.senses.some(({ id }) => id === 'no') ?? false;
}

const DETERMINERS =
  /^(?:une?|la|cette|cet|l|d|de|quelle|autre|jeune|vieille|chaque|meme|grande|telle|des|les|1|deux|ma|sa|ta|en)$/;

/** "Une personne", "la personne": somebody, and not nobody. */
export const isSomebody = (words: readonly Heard[], place: number): boolean =>
  words[place]?.word === 'personne' && DETERMINERS.test(words[place - 1]?.word ?? '');

/** "Personne m'a demandé de code". */
const isNobody = (words: readonly Heard[], place: number): boolean =>
  words[place]?.word === 'personne' && !isSomebody(words, place);

/** Whether what stands there is denied: "je n'ai rien dit", "sent nothing". "If I don't pay" denies nothing. */
export function isDenied(
  words: readonly Heard[],
  { from, to }: Pick<Found<string>, 'from' | 'to'>,
  reach = BEFORE,
): boolean {
  if (words.slice(0, from).some(({ word }) => SUPPOSING.has(word))) return false;
  for (let place = Math.max(from - reach, 0); place < from; place += 1)
    if (deniesAt(words, place) || isNobody(words, place)) return true;
  return words.slice(to, to + BEHIND).some(({ word }) => TRAILING.test(word));
}
