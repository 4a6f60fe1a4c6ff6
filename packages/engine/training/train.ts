import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FULL_ADDRESS, FULL_TEXT } from '../src/classifiers/full.ts';
import { OFFLINE_ADDRESS, OFFLINE_TEXT } from '../src/classifiers/offline.ts';
import { evaluationFile, measurements, ofWholeSets, trainingSets } from './evaluation-file.ts';
import { rowsOf, runJobs } from './jobs.ts';
import { modelCard } from './model-card.ts';
import { offlineSizeModule } from './offline-size.ts';
import {
  ADDRESS_WEIGHTS_FILE,
  CARD_FILE,
  EVALUATION_FILE,
  OFFLINE_SIZE_FILE,
  TEXT_WEIGHTS_FILE,
  weightsFile,
} from './places.ts';
import { resultsLeftOut } from './text-results.ts';
import { encodeWeights } from './weights-file.ts';
import { weightsModule } from './weights-module.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: npm run train -- DIR, the folder of labelled JSON-lines files.\n');
  process.exit(2);
}

const { texts, links } = rowsOf(folder);
say(`Training the classifiers on ${texts.length} texts and ${links.length} addresses …`);
const jobs = await runJobs(folder);
const textResults = jobs.fullTexts.results;
const textsLeftOut = resultsLeftOut(jobs.textsLeftOut, textResults.curves);
const smallTextResults = jobs.smallTexts.results;
const offlineTextResults = jobs.offlineTexts.results;
const offlineLinkResults = jobs.offlineLinks.results;
const linkResults = jobs.fullLinks.results;
const smallLinkResults = jobs.smallLinks.results;

const written = {
  fullTexts: encodeWeights(FULL_TEXT, jobs.fullTexts.weights),
  texts: weightsModule('TEXT_WEIGHTS', 'TextWeights', './small-classifier.ts', jobs.smallTexts.weights),
  offlineTexts: encodeWeights(OFFLINE_TEXT, jobs.offlineTexts.weights),
  offlineLinks: encodeWeights(OFFLINE_ADDRESS, jobs.offlineLinks.weights),
  fullLinks: encodeWeights(FULL_ADDRESS, jobs.fullLinks.weights),
  links: weightsModule('ADDRESS_WEIGHTS', 'AddressWeights', './small-classifier.ts', jobs.smallLinks.weights),
};
writeFileSync(weightsFile(FULL_TEXT), written.fullTexts);
writeFileSync(TEXT_WEIGHTS_FILE, written.texts);
writeFileSync(weightsFile(FULL_ADDRESS), written.fullLinks);
writeFileSync(weightsFile(OFFLINE_TEXT), written.offlineTexts);
writeFileSync(weightsFile(OFFLINE_ADDRESS), written.offlineLinks);
writeFileSync(OFFLINE_SIZE_FILE, offlineSizeModule([written.offlineTexts, written.offlineLinks]));
writeFileSync(ADDRESS_WEIGHTS_FILE, written.links);

const sizeOf = (text: string | Uint8Array) => brotliCompressSync(text).length;
const bytes = {
  fullTexts: sizeOf(written.fullTexts),
  texts: sizeOf(written.texts),
  offlineTexts: sizeOf(written.offlineTexts),
  offlineLinks: sizeOf(written.offlineLinks),
  fullLinks: sizeOf(written.fullLinks),
  links: sizeOf(written.links),
};
const textSets = trainingSets(texts, 'conversation');
const linkSets = trainingSets(links, 'link');
writeFileSync(
  CARD_FILE,
  modelCard({
    textSets,
    linkSets,
    textResults,
    textsLeftOut,
    smallTextResults,
    offlineTextResults,
    offlineLinkResults,
    linkResults,
    smallLinkResults,
    bytes,
  }),
);
writeFileSync(
  EVALUATION_FILE,
  evaluationFile(
    [
      ...measurements(textResults.engine, 'conversation', 'rows'),
      ...measurements(textResults.heldOut, 'conversation', 'rows'),
      ...measurements(textsLeftOut, 'conversation', 'source'),
      ...measurements(ofWholeSets(smallTextResults.engine), 'conversation', 'rows', 'small'),
      ...measurements(ofWholeSets(smallTextResults.heldOut), 'conversation', 'rows', 'small'),
      ...measurements(ofWholeSets(offlineTextResults.engine), 'conversation', 'rows', 'offline'),
      ...measurements(ofWholeSets(offlineTextResults.heldOut), 'conversation', 'rows', 'offline'),
      ...measurements(ofWholeSets(offlineLinkResults.engine), 'link', 'rows', 'offline'),
      ...measurements(linkResults.engine, 'link', 'rows'),
      ...measurements(linkResults.leftOut, 'link', 'source'),
      ...measurements(ofWholeSets(smallLinkResults.engine), 'link', 'rows', 'small'),
    ],
    [...textSets, ...linkSets],
  ),
);
say(
  `Weights for a browser: ${bytes.texts} + ${bytes.links} bytes in brotli. Results: MODEL-CARD.md, evaluation.json`,
);
