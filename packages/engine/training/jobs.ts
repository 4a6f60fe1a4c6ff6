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
import { evaluateLinks, type LinkResults } from './link-results.ts';
import { type FeaturizedLink, featurizeLink, packLinks, trainLinks } from './link-training.ts';
import { HELD_OUT, MATERIAL } from './places.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
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

/** What is trained and evaluated apart: each size of each classifier, and the text classifier without some of its sources. */
export interface Jobs {
  readonly fullTexts: TrainingJob<TextResults, FullTextWeights>;
  readonly textsLeftOut: ReturnType<typeof predictLeftOutSources>;
  readonly smallTexts: TrainingJob<TextResults, TextWeights>;
  readonly fullLinks: TrainingJob<LinkResults, FullAddressWeights>;
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
  const measured = readFolder(folder).texts.filter(({ file }) => file === MEASURED_ONLY);
  const heldOut = [...measured, ...readFolder(HELD_OUT).texts];
  return [
    texts.map((row, index) => featurizeText(row, folds[index] ?? 0)),
    heldOut.map((row) => featurizeText(row, -1)),
  ] as const;
}

const trainSmallTexts = (texts: readonly FeaturizedText[]) => trainTexts('small', texts);

const TRAIN: { readonly [Name in keyof Jobs]: (folder: string) => Jobs[Name] } = {
  fullTexts: (folder) => {
    const [texts, heldOut] = textsOf(folder);
    const results = evaluateTexts(texts, heldOut, learnFullTexts);
    return { results, weights: packFullTexts(trainFullTexts(texts), results.curves) };
  },
  textsLeftOut: (folder) => predictLeftOutSources(textsOf(folder)[0], learnFullTextsInHalves),
  smallTexts: (folder) => {
    const [texts, heldOut] = textsOf(folder);
    const [small, smallHeldOut] = [coarsenFeatures('small', texts), coarsenFeatures('small', heldOut)];
    const results = evaluateTexts(small, smallHeldOut, linearLearner(trainSmallTexts));
    return { results, weights: packTexts('small', trainSmallTexts(small), results.curves) };
  },
  fullLinks: (folder) => {
    const links = linksOf(folder);
    const results = evaluateLinks(links, learnFullLinks);
    return { results, weights: packFullLinks(trainFullLinks(links), results.curve) };
  },
  smallLinks: (folder) => {
    const links = linksOf(folder);
    const results = evaluateLinks(links, linearLearner(trainLinks));
    return { results, weights: packLinks(trainLinks(links), results.curve) };
  },
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
  const [fullTexts, textsLeftOut, smallTexts, fullLinks, smallLinks] = await Promise.all([
    start('fullTexts'),
    start('textsLeftOut'),
    start('smallTexts'),
    start('fullLinks'),
    start('smallLinks'),
  ]);
  return { fullTexts, textsLeftOut, smallTexts, fullLinks, smallLinks };
}
