import { topicsOf } from '../../src/case/answering/topics-of.ts';
import { heardText } from '../../src/case/hearing/heard-text.ts';
import type { TopicReader } from '../../src/case/topics/topic-reader.ts';
import type { AskedRow } from './topic-training.ts';

/** Of what people typed after a verdict: in how many the topic is right, wrong, or not told. */
export interface TopicMetrics {
  readonly rows: number;
  readonly right: number;
  readonly wrong: number;
}

export function measureTopics(topics: TopicReader | undefined, rows: readonly AskedRow[]): TopicMetrics {
  const told = rows.map(({ ask, verdict, about }) => ({
    about,
    topic: topicsOf(heardText(ask), verdict, topics).heard?.topic,
  }));
  return {
    rows: rows.length,
    right: told.filter(({ about, topic }) => topic === about).length,
    wrong: told.filter(({ about, topic }) => topic !== undefined && topic !== about).length,
  };
}
