import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FullAddressWeights } from '../src/address-model/full-reader.ts';
import type { AddressWeights } from '../src/address-model/score-address.ts';
import { judgeBy } from './cross-validation.ts';
import { learnFullLinks, packFullLinks, trainFullLinks } from './full-link-training.ts';
import { type LinkResults, testLinks } from './link-results.ts';
import { packLinks, type ReadLink, readLink, trainLinks } from './link-training.ts';
import { HELD_OUT, MATERIAL } from './places.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
import { isTrainedOn } from './text-recipe.ts';
import { type TextResults, trainAndTestTexts } from './text-results.ts';
import { readText } from './text-training.ts';

interface LinkPart<Weights> {
  readonly results: LinkResults;
  readonly weights: Weights;
}

/** What is trained and tested apart: each size of each reader. */
export interface Parts {
  readonly fullTexts: TextResults;
  readonly smallTexts: TextResults;
  readonly fullLinks: LinkPart<FullAddressWeights>;
  readonly smallLinks: LinkPart<AddressWeights>;
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

const textsOf = (folder: string) =>
  [rowsOf(folder).texts.map(readText), readFolder(HELD_OUT).texts.map(readText)] as const;

const TRAIN: { readonly [Name in keyof Parts]: (folder: string) => Parts[Name] } = {
  fullTexts: (folder) => trainAndTestTexts('full', ...textsOf(folder)),
  smallTexts: (folder) => trainAndTestTexts('small', ...textsOf(folder)),
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
  const [fullTexts, smallTexts, fullLinks, smallLinks] = await Promise.all([
    train('fullTexts'),
    train('smallTexts'),
    train('fullLinks'),
    train('smallLinks'),
  ]);
  return { fullTexts, smallTexts, fullLinks, smallLinks };
}
