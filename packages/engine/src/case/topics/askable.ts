import type { Topic } from './topics.ts';

/**
 * A life in danger is no choice among others; these ask nothing; nobody is offered revenge; and what a thing is or how it is done cannot be answered without
 * its name.
 */
const NOT_OFFERED = [
  'despair',
  'relief',
  'thanks',
  'new-fact',
  'other-matter',
  'what-now',
  'details',
  'who-are-you',
  'revenge',
  'how-to',
  'what-is',
] as const satisfies readonly Topic[];

/** What may be offered as a question. */
export type AskableTopic = Exclude<Topic, (typeof NOT_OFFERED)[number]>;

export const isAskable = (topic: Topic): topic is AskableTopic =>
  !(NOT_OFFERED as readonly Topic[]).includes(topic);

/** Each topic in the words in which somebody would ask: the label of a button. */
export type TopicLabels = Readonly<Record<AskableTopic, string>>;
