import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FullAddressWeights } from '../src/address-model/full-reader.ts';
import type { AddressWeights } from '../src/address-model/score-address.ts';
import type { FullTextWeights } from '../src/text-model/full-reader.ts';
import type { TextWeights } from '../src/text-model/score-text.ts';
import { judgeBy } from './cross-validation.ts';
import { foldsOfTexts } from './folds.ts';
import { learnFullLinks, packFullLinks, trainFullLinks } from './full-link-training.ts';
import {
  learnFullTexts,
  learnFullTextsInHalves,
  packFullTexts,
  trainFullTexts,
} from './full-text-training.ts';
import { type LinkResults, testLinks } from './link-results.ts';
import { packLinks, type ReadLink, readLink, trainLinks } from './link-training.ts';
import { HELD_OUT, MATERIAL } from './places.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
import { isTrainedOn } from './text-recipe.ts';
import { judgeLeftOut, type TextResults, testTexts } from './text-results.ts';
import { packTexts, type ReadText, readText, textsFor, trainTexts } from './text-training.ts';

interface Part<Results, Weights> {
  readonly results: Results;
  readonly weights: Weights;
}

/** What is trained and tested apart: each size of each reader, and the reader of texts without some of its sources. */
export interface Parts {
  readonly fullTexts: Part<TextResults, FullTextWeights>;
  readonly textsLeftOut: ReturnType<typeof judgeLeftOut>;
  readonly smallTexts: Part<TextResults, TextWeights>;
  readonly fullLinks: Part<LinkResults, FullAddressWeights>;
  readonly smallLinks: Part<LinkResults, AddressWeights>;
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
    links: [...given.links, ...own.links].filter((row) => readLink(row) !== undefined),
  };
}

const linksOf = (folder: string): readonly ReadLink[] =>
  rowsOf(folder).links.flatMap((row) => readLink(row) ?? []);

function textsOf(folder: string) {
  const { texts } = rowsOf(folder);
  const folds = foldsOfTexts(texts);
  const heldOut = readFolder(HELD_OUT).texts;
  return [
    texts.map((row, index) => readText(row, folds[index] ?? 0)),
    heldOut.map((row) => readText(row, -1)),
  ] as const;
}

const trainSmallTexts = (texts: readonly ReadText[]) => trainTexts('small', texts);

const TRAIN: { readonly [Name in keyof Parts]: (folder: string) => Parts[Name] } = {
  fullTexts: (folder) => {
    const [texts, heldOut] = textsOf(folder);
    const results = testTexts(texts, heldOut, learnFullTexts);
    return { results, weights: packFullTexts(trainFullTexts(texts), results.curves) };
  },
  textsLeftOut: (folder) => judgeLeftOut(textsOf(folder)[0], learnFullTextsInHalves),
  smallTexts: (folder) => {
    const [texts, heldOut] = textsOf(folder);
    const [small, smallHeldOut] = [textsFor('small', texts), textsFor('small', heldOut)];
    const results = testTexts(small, smallHeldOut, judgeBy(trainSmallTexts));
    return { results, weights: packTexts('small', trainSmallTexts(small), results.curves) };
  },
  fullLinks: (folder) => {
    const links = linksOf(folder);
    const results = testLinks(links, learnFullLinks);
    return { results, weights: packFullLinks(trainFullLinks(links), results.curve) };
  },
  smallLinks: (folder) => {
    const links = linksOf(folder);
    const results = testLinks(links, judgeBy(trainLinks));
    return { results, weights: packLinks(trainLinks(links), results.curve) };
  },
};

/** What one thread is told to do. */
export interface Task {
  readonly part: keyof Parts;
  readonly folder: string;
}

/** Does one part; it takes minutes. */
export const trainPart = ({ part, folder }: Task): Parts[keyof Parts] => TRAIN[part](folder);

const PROGRAM = path.join(import.meta.dirname, 'train-part.js');

/** Trains all parts side by side, each in a thread of its own: what each yields does not depend on the others. */
export async function trainParts(folder: string): Promise<Parts> {
  const train = <Name extends keyof Parts>(part: Name) =>
    new Promise<Parts[Name]>((resolve, reject) => {
      const worker = new Worker(PROGRAM, { workerData: { part, folder } satisfies Task });
      worker.once('message', resolve).once('error', reject);
    });
  const [fullTexts, textsLeftOut, smallTexts, fullLinks, smallLinks] = await Promise.all([
    train('fullTexts'),
    train('textsLeftOut'),
    train('smallTexts'),
    train('fullLinks'),
    train('smallLinks'),
  ]);
  return { fullTexts, textsLeftOut, smallTexts, fullLinks, smallLinks };
}
