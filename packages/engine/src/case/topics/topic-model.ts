import { topicFeatures } from './topic-features.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Multinomial logistic regression over hashed features, as it is shipped. */
export interface TopicModel {
  /** By bucket, then topic, in steps. */
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: readonly number[];
}

/** The likeliest topic of a message, and its probability. @param heard - folded. */
export function likeliestTopic(
  { weights, step, bias }: TopicModel,
  heard: string,
  verdict: string,
): { readonly topic: Topic; readonly probability: number } {
  const buckets = topicFeatures(heard, verdict);
  const scale = step / Math.sqrt(Math.max(buckets.length, 1));
  const logits = TOPICS.map((_, topic) =>
    buckets.reduce(
      (sum, bucket) => sum + scale * (weights[bucket * TOPICS.length + topic] ?? 0),
      bias[topic] ?? 0,
    ),
  );
  const highest = Math.max(...logits);
  const best = logits.indexOf(highest);
  const all = logits.reduce((sum, each) => sum + Math.exp(each - highest), 0);
  return { topic: TOPICS[best] ?? 'other-matter', probability: 1 / all };
}
