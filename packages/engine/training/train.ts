import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { evaluationFile, measurements, ofWholeSets, trainingSets } from './evaluation-file.ts';
import { rowsOf, runJobs } from './jobs.ts';
import { modelCard } from './model-card.ts';
import {
  ADDRESS_WEIGHTS_FILE,
  CARD_FILE,
  EVALUATION_FILE,
  FULL_ADDRESS_WEIGHTS_FILE,
  FULL_TEXT_WEIGHTS_FILE,
  TEXT_WEIGHTS_FILE,
} from './places.ts';
import { resultsLeftOut } from './text-results.ts';
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
const linkResults = jobs.fullLinks.results;
const smallLinkResults = jobs.smallLinks.results;

const modules = {
  fullTexts: weightsModule(
    'FULL_TEXT_WEIGHTS',
    'FullTextWeights',
    './full-classifier.ts',
    jobs.fullTexts.weights,
  ),
  texts: weightsModule('TEXT_WEIGHTS', 'TextWeights', './small-classifier.ts', jobs.smallTexts.weights),
  fullLinks: weightsModule(
    'FULL_ADDRESS_WEIGHTS',
    'FullAddressWeights',
    './full-classifier.ts',
    jobs.fullLinks.weights,
  ),
  links: weightsModule('ADDRESS_WEIGHTS', 'AddressWeights', './small-classifier.ts', jobs.smallLinks.weights),
};
writeFileSync(FULL_TEXT_WEIGHTS_FILE, modules.fullTexts);
writeFileSync(TEXT_WEIGHTS_FILE, modules.texts);
writeFileSync(FULL_ADDRESS_WEIGHTS_FILE, modules.fullLinks);
writeFileSync(ADDRESS_WEIGHTS_FILE, modules.links);

const sizeOf = (module: string) => brotliCompressSync(module).length;
const bytes = {
  fullTexts: sizeOf(modules.fullTexts),
  texts: sizeOf(modules.texts),
  fullLinks: sizeOf(modules.fullLinks),
  links: sizeOf(modules.links),
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
