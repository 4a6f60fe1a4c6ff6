import type { Clause } from './clauses.ts';

/** Before these the word is of a time, at which it was lost. */
const TIME_OF_LOSS =
  /^(?:week|night|month|year|semaine|nuit|mois|annee|\w+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;

/** "The last funeral we paid to him direct", "d'habitude je paie": that is another matter. */
export const isOfOtherTimes = ({ words }: Clause): boolean =>
  words.some(
    ({ word }, place) =>
      /^(?:usually|always|habitude|toujours)$/.test(word) ||
      (/^(?:last|derniere?)$/.test(word) &&
        words[place + 1] !== undefined &&
        !TIME_OF_LOSS.test(words[place + 1]?.word ?? '') &&
        !TIME_OF_LOSS.test(words[place - 1]?.word ?? '')),
  );
