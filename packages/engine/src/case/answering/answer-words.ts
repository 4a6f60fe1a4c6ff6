import type { CaseModel } from '../belief/packed-network.ts';
import type { CaseLanguage } from '../locales/index.ts';
import { TRICK, trickOf } from '../outcome.ts';
import { action, NOTHING_SAID, type Said, say } from '../speech/reply.ts';
import { standingOf } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { answerTo } from './answers/index.ts';
import { nearQuestions } from './near-questions.ts';
import { asksPlainly, isAsked } from './topic-patterns.ts';
import { topicsOf } from './topics-of.ts';

/** So many words are a question only where it is sure what they ask. */
const FEW = 2;

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
  const answer = about && answerTo(about.topic, asked);
  // In front of an answer to something else a plain yes or no would be wrong.
  const isPlain = asked.isSure && asksPlainly(heard);
  const { lead, says = [], orders = [], ...rest } = answer ?? {};
  // Before anything was told nobody knows which trick it is.
  const tellsTrick = rest.tellsTrick && (isAfterVerdict || standing.isGrounded);
  const parts = [
    ...(lead && isPlain ? [say(language, lead)] : []),
    // That says more than that we are sure.
    ...(tellsTrick ? [trickOf(standing, language)] : []),
    ...says.map((id) => say(language, id)),
    ...orders.map((id) => action(language, id)),
  ];
  return {
    parts,
    ids: [...(tellsTrick ? [TRICK] : []), ...orders.map((id) => `action:${id}`)],
    near: asked.isSure ? [] : nearQuestions(likely, asked, parts.length > 0 ? told?.topic : undefined),
  };
}
