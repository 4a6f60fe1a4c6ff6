import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { judgeBy } from './cross-validation.ts';
import { evaluationFile, measurements, ofWholeSets, trainingSets } from './evaluation-file.ts';
import { learnFullLinks, packFullLinks, trainFullLinks } from './full-link-training.ts';
import { testLinks } from './link-results.ts';
import { packLinks, readLink, trainLinks } from './link-training.ts';
import { modelCard } from './model-card.ts';
import {
  ADDRESS_WEIGHTS_FILE,
  CARD_FILE,
  EVALUATION_FILE,
  FULL_ADDRESS_WEIGHTS_FILE,
  FULL_TEXT_WEIGHTS_FILE,
  HELD_OUT,
  MATERIAL,
  TEXT_WEIGHTS_FILE,
} from './places.ts';
import { readFolder } from './rows.ts';
import { isTrainedOn } from './text-recipe.ts';
import { trainAndTestTexts } from './text-results.ts';
import { readText } from './text-training.ts';
import { weightsModule } from './weights-module.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: npm run train -- DIR, the folder of labelled JSON-lines files.\n');
  process.exit(2);
}

const given = readFolder(folder);
const own = readFolder(MATERIAL);
const texts = [...given.texts, ...own.texts].filter(isTrainedOn).map(readText);
const heldOut = readFolder(HELD_OUT).texts.map(readText);
const links = [...given.links, ...own.links].flatMap((row) => readLink(row) ?? []);

say(`Training the reader of texts on ${texts.length} rows …`);
const textResults = trainAndTestTexts('full', texts, heldOut);
const smallTextResults = trainAndTestTexts('small', texts, heldOut);
const textModule = (name: string, { weights }: typeof textResults) =>
  weightsModule(name, 'TextWeights', './score-text.ts', weights);
const fullTexts = textModule('FULL_TEXT_WEIGHTS', textResults);
const smallTexts = textModule('TEXT_WEIGHTS', smallTextResults);
writeFileSync(FULL_TEXT_WEIGHTS_FILE, fullTexts);
writeFileSync(TEXT_WEIGHTS_FILE, smallTexts);

say(`Training the reader of addresses on ${links.length} rows …`);
const linkResults = testLinks(links, learnFullLinks);
const smallLinkResults = testLinks(links, judgeBy(trainLinks));
const fullLinks = weightsModule(
  'FULL_ADDRESS_WEIGHTS',
  'FullAddressWeights',
  './full-reader.ts',
  packFullLinks(trainFullLinks(links), linkResults.curve),
);
const smallLinks = weightsModule(
  'ADDRESS_WEIGHTS',
  'AddressWeights',
  './score-address.ts',
  packLinks(trainLinks(links), smallLinkResults.curve),
);
writeFileSync(FULL_ADDRESS_WEIGHTS_FILE, fullLinks);
writeFileSync(ADDRESS_WEIGHTS_FILE, smallLinks);

const sizeOf = (module: string) => brotliCompressSync(module).length;
const bytes = {
  fullTexts: sizeOf(fullTexts),
  texts: sizeOf(smallTexts),
  fullLinks: sizeOf(fullLinks),
  links: sizeOf(smallLinks),
};
const textSets = trainingSets(
  texts.map(({ row }) => row),
  'conversation',
);
const linkSets = trainingSets(
  links.map(({ row }) => row),
  'link',
);
writeFileSync(
  CARD_FILE,
  modelCard({ textSets, linkSets, textResults, smallTextResults, linkResults, smallLinkResults, bytes }),
);
writeFileSync(
  EVALUATION_FILE,
  evaluationFile(
    [
      ...measurements(textResults.engine, 'conversation', 'rows'),
      ...measurements(textResults.heldOut, 'conversation', 'rows'),
      ...measurements(textResults.leftOut, 'conversation', 'source'),
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
