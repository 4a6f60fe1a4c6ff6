import { LURES, type LureTopic } from './lures.ts';

const topics = new Map<string, LureTopic>(
  Object.entries(LURES).flatMap(([topic, words]) => words.map((word) => [word, topic as LureTopic] as const)),
);

/** What a single word of an address promises, if it does. */
export function lureTopic(word: string): LureTopic | undefined {
  return topics.get(word);
}
