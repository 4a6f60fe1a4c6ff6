import { likeliestTopic, type TopicModel } from '../topics/topic-model.ts';
import type { Topic } from '../topics/topics.ts';
import { feelingIn } from './feelings.ts';
import { isAsked, topicByWords } from './topic-patterns.ts';

/** From these probabilities on the model's word goes before the patterns', and behind it. Of 240 things that strangers asked, four in five are right from 0.4 on. */
const SURE = 0.4;
const LIKELY = 0.25;
/** "Yes, you can" must not be said to something else than was asked. */
const SURE_OF_HONEST = 0.65;

/** What a message speaks of, of which we have something to say. */
export interface Spoken {
  /** Folded. */
  readonly heard: string;
  readonly verdict: string;
  /** Whoever says something short after a verdict speaks of what they think of doing: "c'est juste 15 000 de frais". */
  readonly isAfterVerdict: boolean;
}

/** The topic of a message; nothing when it tells something, or speaks of nothing that is known. */
export function topicOf(
  { heard, verdict, isAfterVerdict }: Spoken,
  model: TopicModel | undefined,
): Topic | undefined {
  if (!isAfterVerdict && !isAsked(heard)) return undefined;
  const read = model && likeliestTopic(model, heard, verdict);
  const [sure, likely] = verdict === 'calm' ? [SURE_OF_HONEST, SURE_OF_HONEST] : [SURE, LIKELY];
  if (read && read.probability >= sure) return read.topic;
  return (
    topicByWords(heard) ?? feelingIn(heard) ?? (read && read.probability >= likely ? read.topic : undefined)
  );
}
