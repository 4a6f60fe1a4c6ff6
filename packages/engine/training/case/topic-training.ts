import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { heardText } from '../../src/case/hearing/heard-text.ts';
import { TOPIC_BITS, topicFeatures } from '../../src/case/topics/topic-features.ts';
import type { TopicModel } from '../../src/case/topics/topic-model.ts';
import { TOPICS, type Topic } from '../../src/case/topics/topics.ts';
import { trainSoftmax } from '../softmax.ts';

/** What somebody typed after a verdict. The writers of the rows saw no code. */
export interface AskedRow {
  readonly lang: 'fr' | 'en' | 'pcm';
  readonly verdict: 'danger' | 'caution' | 'unknown' | 'calm';
  readonly ask: string;
  readonly about: Topic;
}

export const readAsked = (folder: string): readonly AskedRow[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as AskedRow);

const STEPS = 127;

/** What is learned from these, in the steps in which it is shipped. */
export function trainTopics(rows: readonly AskedRow[]): TopicModel {
  const { weights, bias } = trainSoftmax(
    rows.map(({ ask, verdict, about }) => ({
      buckets: topicFeatures(heardText(ask), verdict),
      label: TOPICS.indexOf(about),
      weight: 1,
    })),
    {
      classes: TOPICS.length,
      buckets: 2 ** TOPIC_BITS,
      epochs: 20,
      rate: 0.3,
      biasRate: 0.01,
      decay: 3e-4,
      firstSquare: 1e-4,
      leastError: 0,
      seed: 31,
    },
  );
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    weights: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    step,
    bias: bias.map((each) => Number(each.toFixed(4))),
  };
}
