import type { CaseLanguage } from '../locales/index.ts';
import { action, type Said, say } from '../speech/reply.ts';
import { TRICK, trickOf } from '../verdict-words.ts';
import type { Answer, Asked } from './answers/answer.ts';
import { asksPlainly } from './topic-patterns.ts';

/**
 * An answer as it is spoken; nothing where there is none.
 *
 * @param heard - the words in which it was asked, folded, the label of a button too.
 * @param maySayTrick - whether enough was told to know which trick it is.
 */
export function inWords(
  { lead, says = [], orders = [], ...rest }: Answer = {},
  { standing, isSure }: Asked,
  heard: string,
  maySayTrick: boolean,
  language: CaseLanguage,
): Said {
  // In front of an answer to something else a plain yes or no would be wrong.
  const isPlain = isSure && asksPlainly(heard);
  const tellsTrick = rest.tellsTrick && maySayTrick;
  return {
    parts: [
      ...(lead && isPlain ? [say(language, lead)] : []),
      // That says more than that we are sure.
      ...(tellsTrick ? [trickOf(standing, language)] : []),
      ...says.map((id) => say(language, id)),
      ...orders.map((id) => action(language, id)),
    ],
    ids: [...(tellsTrick ? [TRICK] : []), ...orders.map((id) => `action:${id}`)],
  };
}
