import { topicFeatures } from './topic-features.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Multinomial logistic regression over hashed features, as it is shipped. */
export interface TopicModel {
  /** By bucket, then topic, in steps. */
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: readonly number[];
}

/** How likely a message is about a topic. */
export interface LikelyTopic {
  readonly topic: Topic;
  readonly probability: number;
}

/** All topics of a message, the likeliest first. @param heard - folded. */
export function likelyTopics(
  { weights, step, bias }: TopicModel,
  heard: string,
  verdict: string,
): readonly LikelyTopic[] {
  const buckets = topicFeatures(heard, verdict);
  const scale = step / Math.sqrt(Math.max(buckets.length, 1));
  const logits = TOPICS.map((_, topic) =>
    buckets.reduce(
      (sum, bucket) => sum + scale * (weights[bucket * TOPICS.length + topic] ?? 0),
      bias[topic] ?? 0,
    ),
  );
  const highest = Math.max(...logits);
  const all = logits.reduce((sum, each) => sum + Math.exp(each - highest), 0);
  return TOPICS.map((topic, index) => ({
    topic,
    probability: Math.exp((logits[index] ?? 0) - highest) / all,
  })).toSorted((one, other) => other.probability - one.probability);
}
