import { type Amount, amountsIn } from '../../text/amounts.ts';
import type { ActionId } from './actions.ts';
import type { Found, Heard } from './lexicon.ts';

const YEAR = /^(?:19|20)\d\d$/;
const PAYING = /^(?:give|gave|pay|return|ask|must)$/;
const COUNTED =
  /^(?:jours?|ans|mois|fois|heures?|minutes?|mn|personnes?|gens|chiffres?|photos?|contacts?|groupes?|amis?|cartes?|tours?|digits?|numbers?|days?|weeks?|months?|hours?|mins|people|persons?|pictures?|times|friends|groups|years?|h)$/;

/** The sums of a clause; a year is none. */
export function sumsIn(words: readonly Heard[], done: readonly Found<ActionId>[]): readonly Amount[] {
  const written = amountsIn(words.map(({ word, start, end }) => ({ word, start, end, clause: 0 }))).filter(
    ({ from, to }) => to - from > 1 || !YEAR.test(words[from]?.word ?? ''),
  );
  return [...written, ...bareSumsIn(words, done, written)];
}

/** "Il veut 80", "send 180": with such verbs a bare figure is a sum, in thousands or not. */
function bareSumsIn(
  words: readonly Heard[],
  done: readonly Found<ActionId>[],
  sums: readonly Amount[],
): readonly Amount[] {
  return words.flatMap(({ word }, from) =>
    /^\d{2,3}$/.test(word) &&
    !COUNTED.test(words[from + 1]?.word ?? '') &&
    !sums.some((sum) => sum.from <= from && from < sum.to) &&
    done.some(({ id, to }) => PAYING.test(id) && to <= from && from - to < 2)
      ? [{ from, to: from + 1, value: Number(word) }]
      : [],
  );
}
