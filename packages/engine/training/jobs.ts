import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FullAddressWeights } from '../src/address-classifier/full-classifier.ts';
import type { AddressWeights } from '../src/address-classifier/small-classifier.ts';
import type { FullTextWeights } from '../src/text-classifier/full-classifier.ts';
import type { TextWeights } from '../src/text-classifier/small-classifier.ts';
import { linearLearner } from './cross-validation.ts';
import { foldsOfTexts } from './folds.ts';
import { learnFullLinks, packFullLinks, trainFullLinks } from './full-link-training.ts';
import {
  learnFullTexts,
  learnFullTextsInHalves,
  packFullTexts,
  trainFullTexts,
} from './full-text-training.ts';
import { isotonicCalibration } from './isotonic.ts';
import { KEPT_OFFLINE, SMALL_TABLE } from './link-hyperparameters.ts';
import { evaluateLinks, type LinkResults } from './link-results.ts';
import { type FeaturizedLink, featurizeLink, packLinks, trainLinks } from './link-training.ts';
import { HELD_OUT, MATERIAL } from './places.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
import { surroundedRows } from './surrounded-rows.ts';
import { isTrainedOn, MEASURED_ONLY } from './text-hyperparameters.ts';
import { evaluateTexts, predictLeftOutSources, type TextResults } from './text-results.ts';
import {
  coarsenFeatures,
  type FeaturizedText,
  featurizeText,
  packTexts,
  trainTexts,
} from './text-training.ts';

interface TrainingJob<Results, Weights> {
  readonly results: Results;
  readonly weights: Weights;
}

/**
 * The jobs that are trained and evaluated apart: each size of each classifier, and the text classifier without some of its
 * sources.
 */
export interface Jobs {
  readonly fullTexts: TrainingJob<TextResults, FullTextWeights>;
  readonly textsLeftOut: ReturnType<typeof predictLeftOutSources>;
  readonly smallTexts: TrainingJob<TextResults, TextWeights>;
  readonly offlineTexts: TrainingJob<TextResults, TextWeights>;
  readonly fullLinks: TrainingJob<LinkResults, FullAddressWeights>;
  readonly offlineLinks: TrainingJob<LinkResults, AddressWeights>;
  readonly smallLinks: TrainingJob<LinkResults, AddressWeights>;
}

/** The rows that are trained on: those of a folder, and our own. */
export function rowsOf(folder: string): {
  readonly texts: readonly TextRow[];
  readonly links: readonly LinkRow[];
} {
  const given = readFolder(folder);
  const own = readFolder(MATERIAL);
  return {
    texts: [...given.texts, ...own.texts].filter(isTrainedOn),
    links: [...given.links, ...own.links].filter((row) => featurizeLink(row) !== undefined),
  };
}

const linksOf = (folder: string): readonly FeaturizedLink[] =>
  rowsOf(folder).links.flatMap((row) => featurizeLink(row) ?? []);

function textsOf(folder: string) {
  const { texts } = rowsOf(folder);
  const folds = foldsOfTexts(texts);
  const surrounded = surroundedRows(texts, folds).map(({ row, fold }) => featurizeText(row, fold));
  const measured = readFolder(folder).texts.filter(({ file }) => file === MEASURED_ONLY);
  const heldOut = [...measured, ...readFolder(HELD_OUT).texts];
  return [
    [...texts.map((row, index) => featurizeText(row, folds[index] ?? 0)), ...surrounded],
    heldOut.map((row) => featurizeText(row, -1)),
  ] as const;
}

/** Trains and evaluates a logistic regression alone, as a browser has it. */
function linearTexts(folder: string, size: 'offline' | 'small'): TrainingJob<TextResults, TextWeights> {
  const [texts, heldOut] = textsOf(folder);
  const train = (rows: readonly FeaturizedText[]) => trainTexts(size, rows);
  const [coarse, coarseHeldOut] = [coarsenFeatures(size, texts), coarsenFeatures(size, heldOut)];
  const results = evaluateTexts(coarse, coarseHeldOut, linearLearner(train));
  return { results, weights: packTexts(size, train(coarse), results.curves) };
}

function linearLinks(folder: string, keep: number): TrainingJob<LinkResults, AddressWeights> {
  const links = linksOf(folder);
  const train = (rows: readonly FeaturizedLink[]) => trainLinks(rows, keep);
  const results = evaluateLinks(links, linearLearner(train));
  return { results, weights: packLinks(train(links), results.curve) };
}

const TRAIN: { readonly [Name in keyof Jobs]: (folder: string) => Jobs[Name] } = {
  fullTexts: (folder) => {
    const [texts, heldOut] = textsOf(folder);
    const results = evaluateTexts(texts, heldOut, learnFullTexts, isotonicCalibration);
    return { results, weights: packFullTexts(trainFullTexts(texts), results.curves) };
  },
  textsLeftOut: (folder) => predictLeftOutSources(textsOf(folder)[0], learnFullTextsInHalves),
  smallTexts: (folder) => linearTexts(folder, 'small'),
  offlineTexts: (folder) => linearTexts(folder, 'offline'),
  fullLinks: (folder) => {
    const links = linksOf(folder);
    const results = evaluateLinks(links, learnFullLinks);
    return { results, weights: packFullLinks(trainFullLinks(links), results.curve) };
  },
  smallLinks: (folder) => linearLinks(folder, SMALL_TABLE.keep),
  offlineLinks: (folder) => linearLinks(folder, KEPT_OFFLINE),
};

/** The task of one thread. */
export interface Task {
  readonly job: keyof Jobs;
  readonly folder: string;
}

/** Runs one job. It takes minutes. */
export const runJob = ({ job, folder }: Task): Jobs[keyof Jobs] => TRAIN[job](folder);

const THREAD = path.join(import.meta.dirname, 'train-job.js');

/** Runs all jobs side by side, each in a thread of its own. No job depends on another. */
export async function runJobs(folder: string): Promise<Jobs> {
  const start = <Name extends keyof Jobs>(job: Name) =>
    new Promise<Jobs[Name]>((resolve, reject) => {
      const worker = new Worker(THREAD, { workerData: { job, folder } satisfies Task });
      worker.once('message', resolve).once('error', reject);
    });
  const [fullTexts, textsLeftOut, smallTexts, offlineTexts, fullLinks, smallLinks, offlineLinks] =
    await Promise.all([
      start('fullTexts'),
      start('textsLeftOut'),
      start('smallTexts'),
      start('offlineTexts'),
      start('fullLinks'),
      start('smallLinks'),
      start('offlineLinks'),
    ]);
  return { fullTexts, textsLeftOut, smallTexts, offlineTexts, fullLinks, smallLinks, offlineLinks };
}
