import { likeliestTopic, type TopicModel } from '../topics/topic-model.ts';
import type { Topic } from '../topics/topics.ts';
import { feelingIn } from './feelings.ts';
import { asksPlainly, topicByWords } from './topic-patterns.ts';

/** From these probabilities on the model's word goes before the patterns', and behind it. Of 390 things that strangers asked, seven in ten are right from 0.3 on. */
const PROBABLE = { sure: 0.3, likely: 0.25 } as const;
/** How an honest matter goes on must not be said to something else than was asked. */
const PROBABLE_AT_EASE = { sure: 0.45, likely: 0.45 } as const;

/** From this probability on it is sure what is asked. */
const SURE = 0.6;
/** Thoughts of dying are heard from here on. */
const POSSIBLE_DESPAIR = 0.2;

/** Told by words that mean nothing else. */
const BY_WORDS_ALONE: ReadonlySet<Topic> = new Set<Topic>(['how-knew', 'shame', 'who-are-you']);

/** What a message speaks of. */
export interface HeardTopic {
  readonly topic: Topic;
  readonly isSure: boolean;
}

/**
 * The topic of a message; nothing when it speaks of nothing that is known.
 *
 * @param heard - folded.
 * @param verdict - as it was told, or `calm`.
 */
export function topicOf(
  heard: string,
  verdict: string,
  model: TopicModel | undefined,
): HeardTopic | undefined {
  const read = model && likeliestTopic(model, heard, verdict);
  if (read?.topic === 'despair' && read.probability >= POSSIBLE_DESPAIR)
    return { topic: 'despair', isSure: false };
  const { sure, likely } = verdict === 'calm' ? PROBABLE_AT_EASE : PROBABLE;
  const byWords = topicByWords(heard) ?? feelingIn(heard);
  if (byWords && BY_WORDS_ALONE.has(byWords)) return { topic: byWords, isSure: true };
  if (read && read.probability >= sure)
    return { topic: read.topic, isSure: read.probability >= SURE || read.topic === byWords };
  if (byWords) return { topic: byWords, isSure: read?.topic === byWords || asksPlainly(heard) };
  return read && read.probability >= likely ? { topic: read.topic, isSure: false } : undefined;
}
