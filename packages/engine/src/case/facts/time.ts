import type { Telling } from './clauses.ts';

/** Words that tell of another day, some of them with the one before: "la semaine passée", "3 days ago". */
const OVER = /^(?:hier|yesterday|ago|etais|etait|jetais|was|were|passee?|derniere?|dernier|last|avanthier)$/;
const WITH_A_DAY = /^(?:passee?|derniere?|dernier|last)$/;
const DAYS =
  /^(?:semaine|mois|annee|an|fois|week|month|year|time|night|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;
/** Words that tell of this moment whatever else is told. */
const PRESENT = /^(?:maintenant|now|actuellement|encore|still|moment|presently|stil)$/;
/** "J'ai raccroché": it is over since. */
const HUNG_UP = /^(?:raccroche|racroche|hung)$/;
const DONE = /^(?:ai|jai|a|i|g|e)$/;

/** Whether a telling is about another day, or a call that was ended. */
export function isOver({ clauses }: Telling): boolean {
  const words = clauses.flatMap((clause) => clause.words.map(({ word }) => word));
  if (words.some((word) => PRESENT.test(word))) return false;
  return words.some((word, place) => {
    if (HUNG_UP.test(word)) return DONE.test(words[place - 1] ?? '');
    if (!WITH_A_DAY.test(word)) return OVER.test(word);
    return DAYS.test(words[place - 1] ?? '') || DAYS.test(words[place + 1] ?? '');
  });
}
