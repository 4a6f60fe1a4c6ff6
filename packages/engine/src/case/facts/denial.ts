import type { Found, Heard } from './lexicon.ts';

const BEFORE = 4;
const BEHIND = 2;
const TRAILING = /^(?:pas|pa|jamais|jamai|rien|nothing|notin|not|never|personne|nobody|aucun|aucune)$/;
const SUPPOSING = new Set('si if sinon unless'.split(' '));

/** Whether a word denies. */
export function deniesAt(words: readonly Heard[], place: number): boolean {
  return words[place]?.senses.some(({ id }) => id === 'no') ?? false;
}

/** Whether what stands there is denied: "je n'ai rien dit", "sent nothing". "If I don't pay" denies nothing. */
export function isDenied(
  words: readonly Heard[],
  { from, to }: Pick<Found<string>, 'from' | 'to'>,
  reach = BEFORE,
): boolean {
  if (words.slice(0, from).some(({ word }) => SUPPOSING.has(word))) return false;
  for (let place = Math.max(from - reach, 0); place < from; place += 1)
    if (deniesAt(words, place)) return true;
  return words.slice(to, to + BEHIND).some(({ word }) => TRAILING.test(word));
}
