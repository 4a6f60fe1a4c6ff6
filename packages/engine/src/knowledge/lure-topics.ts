import { LURES, type LureTopic } from './lures.ts';

const topics = new Map<string, LureTopic>(
  Object.entries(LURES).flatMap(([topic, words]) => words.map((word) => [word, topic as LureTopic] as const)),
);

/** Shortest lure that is looked for at the ends of a longer word. */
export const SHORTEST_GLUED = 5;

const edgesOf = (word: string) => [word.slice(0, SHORTEST_GLUED), word.slice(-SHORTEST_GLUED)];
const edges = new Set([...topics.keys()].flatMap(edgesOf));

/** Whether a longer word may begin or end with a lure. The first and last letters already decide it for most words. */
export const mayBeGlued = (word: string): boolean => edgesOf(word).some((edge) => edges.has(edge));

/** The topic that a single word of an address promises, if there is one. */
export function lureTopic(word: string): LureTopic | undefined {
  return topics.get(word);
}
