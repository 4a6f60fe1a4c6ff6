import type { CaseModel } from '../belief/packed-network.ts';
import type { CaseLanguage } from '../locales/index.ts';
import { action, NOTHING_SAID, type Said, say } from '../speech/reply.ts';
import { standingOf } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { TRICK, trickOf } from '../verdict-words.ts';
import type { Answer, Asked } from './answers/answer.ts';
import { answerTo } from './answers/index.ts';
import { nearQuestions } from './near-questions.ts';
import { asksPlainly, isAsked } from './topic-patterns.ts';
import { topicsOf } from './topics-of.ts';

/** So many words are a question only where it is sure what they ask. */
const FEW = 2;
/** From this probability on a question is answered that may have been meant, under its name: half of those are right, of 250 that were never learned. */
const PERHAPS = 0.2;

/**
 * What is said to who asks whether to do something, whether they are safe, or says how they feel; nothing where none of that is asked. A "no" alone helps
 * nobody: what to do instead follows.
 *
 * @param heard - folded.
 * @param isAfterVerdict - whoever says something short then speaks of what they think of doing: "c'est juste 15 000 de frais". Before it, only a question is answered.
 */
export function answered(
  heard: string,
  state: CaseState,
  { network, topics }: CaseModel,
  language: CaseLanguage,
  isAfterVerdict: boolean,
): Said {
  if (!isAfterVerdict && !isAsked(heard)) return NOTHING_SAID;
  const standing = standingOf(network, state);
  const verdict = standing.verdict === 'unknown' && standing.isCalm ? 'calm' : standing.verdict;
  const { heard: told, likely } = topicsOf(heard, verdict, topics);
  // "Non, rien" is an answer, and no question.
  const about = told?.isSure || heard.split(' ').length > FEW ? told : undefined;
  // The words of a button tell no more than its topic.
  const asked = { heard: told?.isTouched ? '' : heard, state, standing, isSure: about?.isSure === true };
  // Before anything was told nobody knows which trick it is.
  const maySayTrick = isAfterVerdict || standing.isGrounded;
  const words = about && inWords(answerTo(about.topic, asked), asked, maySayTrick, language);
  if (words && words.parts.length > 0)
    return { ...words, near: asked.isSure ? [] : nearQuestions(likely, asked, about.topic) };
  const near = nearQuestions(likely, asked, undefined);
  const [first] = near;
  const isLikely = likely.some(({ topic, probability }) => topic === first && probability >= PERHAPS);
  if (!first || !isLikely || !topics) return { ...NOTHING_SAID, near };
  const { label, lang } = topics.button(language, first);
  const perhaps = inWords(answerTo(first, { ...asked, heard: '' }), asked, maySayTrick, language);
  return {
    ...NOTHING_SAID,
    near,
    perhaps: {
      ...perhaps,
      parts: [say(language, 'perhaps-you-mean'), { text: label, lang }, ...perhaps.parts],
    },
  };
}

function inWords(
  { lead, says = [], orders = [], ...rest }: Answer = {},
  { heard, standing, isSure }: Asked,
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
