import { isQuestion } from '../hearing/is-question.ts';
import { type AskableTopic, isAskable } from '../topics/askable.ts';
import type { LikelyTopic } from '../topics/topic-model.ts';
import type { Topic } from '../topics/topics.ts';
import type { Asked } from './answers/answer.ts';
import { answerTo } from './answers/index.ts';
import { topicByWords } from './topic-patterns.ts';
import { POSSIBLE } from './topics-of.ts';

/** From these probabilities on questions are offered, at most so many: beside an answer, and in place of one. */
const BESIDE = { least: 0.08, most: 2 } as const;
const ALONE = { least: 0.03, most: 3 } as const;
/** Nothing is offered where not even the first is as likely as that. */
const LEAST_OF_FIRST = 0.13;
/** At so high a probability of these together nothing was asked. */
export const ASKS_NOTHING: ReadonlySet<Topic> = new Set<Topic>([
  'new-fact',
  'other-matter',
  'thanks',
  'relief',
]);
const LIKELY_NOTHING = { ofQuestion: 0.5, else: 0.12 } as const;

/**
 * The questions that may have been meant, the nearest first: those to which we have an answer.
 *
 * @param answered - the topic that is answered already, if one is.
 */
export function nearQuestions(
  likely: readonly LikelyTopic[],
  asked: Asked,
  answered: Topic | undefined,
): readonly AskableTopic[] {
  const [first] = likely;
  if (first === undefined || first.probability < LEAST_OF_FIRST) return [];
  const nothing = likely
    .filter(({ topic }) => ASKS_NOTHING.has(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  if (nothing >= LIKELY_NOTHING[isQuestion(asked.heard) ? 'ofQuestion' : 'else']) return [];
  const { least, most } = answered === undefined ? ALONE : BESIDE;
  // What the words say comes first, if the model does not rule it out.
  const byWords = topicByWords(asked.heard);
  const said = likely.find(({ topic, probability }) => topic === byWords && probability >= POSSIBLE);
  return [...new Set(said ? [said, ...likely] : likely)]
    .filter(({ topic, probability }) => topic !== answered && probability >= least)
    .flatMap(({ topic }) =>
      isAskable(topic) && hasAnswer(topic, { ...asked, heard: '', isSure: true }) ? [topic] : [],
    )
    .slice(0, most);
}

function hasAnswer(topic: Topic, asked: Asked): boolean {
  const { says = [], orders = [], tellsTrick } = answerTo(topic, asked) ?? {};
  return tellsTrick === true || says.length + orders.length > 0;
}
