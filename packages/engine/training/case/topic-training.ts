import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { heardText } from '../../src/case/hearing/heard-text.ts';
import { TOPIC_BITS, topicFeatures } from '../../src/case/topics/topic-features.ts';
import type { TopicModel } from '../../src/case/topics/topic-model.ts';
import { TOPICS, type Topic } from '../../src/case/topics/topics.ts';
import { randomFrom, shuffledOrder } from '../random.ts';

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

const EPOCHS = 30;
const RATE = 0.3;
const DECAY = 3e-4;
const SEED = 31;
const STEPS = 127;

/** Trains by AdaGrad, a row at a time in a seeded order: the same rows give the same weights. */
export function trainTopics(rows: readonly AskedRow[]): TopicModel {
  const classes = TOPICS.length;
  const weights = new Float64Array(2 ** TOPIC_BITS * classes);
  const squares = new Float64Array(weights.length).fill(1e-4);
  const bias = new Float64Array(classes);
  const features = rows.map(({ ask, verdict }) => topicFeatures(heardText(ask), verdict));
  const random = randomFrom(SEED);
  const sums = new Float64Array(classes);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const index of shuffledOrder(rows.length, random)) {
      const buckets = features[index] ?? [];
      const wanted = TOPICS.indexOf((rows[index] as AskedRow).about);
      const scale = 1 / Math.sqrt(Math.max(buckets.length, 1));
      sums.set(bias);
      for (const bucket of buckets)
        for (let each = 0; each < classes; each += 1)
          sums[each] = (sums[each] as number) + scale * (weights[bucket * classes + each] as number);
      const highest = Math.max(...sums);
      let all = 0;
      for (let each = 0; each < classes; each += 1) {
        sums[each] = Math.exp((sums[each] as number) - highest);
        all += sums[each] as number;
      }
      for (let each = 0; each < classes; each += 1) {
        const error = (sums[each] as number) / all - (each === wanted ? 1 : 0);
        bias[each] = (bias[each] as number) - 0.01 * error;
        for (const bucket of buckets) {
          const at = bucket * classes + each;
          const gradient = error * scale + DECAY * (weights[at] as number);
          squares[at] = (squares[at] as number) + gradient * gradient;
          weights[at] = (weights[at] as number) - (RATE * gradient) / Math.sqrt(squares[at] as number);
        }
      }
    }
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    weights: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    step,
    bias: Array.from(bias, (each) => Number(each.toFixed(4))),
  };
}
