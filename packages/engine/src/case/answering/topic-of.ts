import { likeliestTopic, type TopicModel } from '../topics/topic-model.ts';
import type { Topic } from '../topics/topics.ts';
import { feelingIn } from './feelings.ts';
import { topicByWords } from './topic-patterns.ts';

/** From these probabilities on the model's word goes before the patterns', and behind it. Of 240 things that strangers asked, four in five are right from 0.4 on. */
const PROBABLE = { sure: 0.3, likely: 0.25 } as const;
/** How an honest matter goes on must not be said to something else than was asked. */
const PROBABLE_AT_EASE = { sure: 0.45, likely: 0.45 } as const;

/**
 * The topic of a message; nothing when it speaks of nothing that is known.
 *
 * @param heard - folded.
 * @param verdict - as it was told, or `calm`.
 */
export function topicOf(heard: string, verdict: string, model: TopicModel | undefined): Topic | undefined {
  const read = model && likeliestTopic(model, heard, verdict);
  const { sure, likely } = verdict === 'calm' ? PROBABLE_AT_EASE : PROBABLE;
  if (read && read.probability >= sure) return read.topic;
  return (
    topicByWords(heard) ?? feelingIn(heard) ?? (read && read.probability >= likely ? read.topic : undefined)
  );
}
