import path from 'node:path';
import { expect, it } from 'vitest';
import { fullCase } from '../../node/full-case.ts';
import { READERS } from '../../node/readers.ts';
import { openCaseModel } from '../../src/case/belief/packed-network.ts';
import { TOPICS } from '../../src/case/topics/topics.ts';
import { measureTopics } from './measure-topics.ts';
import { readAsked } from './topic-training.ts';

const ASKED = path.join(import.meta.dirname, '../material/asked');

it('holds known topics, each thing asked once', () => {
  const rows = readAsked(ASKED);
  expect(rows.filter(({ about }) => !TOPICS.includes(about))).toEqual([]);
  expect(new Set(rows.map(({ ask }) => ask)).size).toBe(rows.length);
});

it('tells more topics right, of things that were never learned, than the words alone', () => {
  const rows = readAsked(path.join(ASKED, 'held-out'));
  const { right, wrong } = measureTopics(openCaseModel(fullCase(), READERS).topics, rows);
  expect(right).toBeGreaterThan(1.5 * measureTopics(undefined, rows).right);
  expect(right).toBeGreaterThan(2 * wrong);
});
