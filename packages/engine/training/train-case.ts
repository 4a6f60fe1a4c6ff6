import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asText, openCaseModel } from '../src/case/belief/packed-network.ts';
import { FULL_CASE } from '../src/case/full.ts';
import { readTelling } from './case/examples.ts';
import { trainFactClassifier } from './case/fact-classifier-training.ts';
import { judgedBy, metricsOf } from './case/measure.ts';
import { SMALL, trainModel } from './case/model.ts';
import { readTellings } from './case/tellings.ts';
import { readAsked, trainTopics } from './case/topic-training.ts';
import { ASKED, SMALL_CASE_FILE, TELLINGS, TELLINGS_FILE, weightsFile } from './places.ts';
import { writeTellingsFile } from './tellings-file.ts';
import { encodeWeights } from './weights-file.ts';
import { weightsModule } from './weights-module.ts';

/** Trains both sizes of the case's model from the tellings that may be learned. */
const tellings = readTellings(TELLINGS).map(readTelling);
const full = {
  ...trainModel(tellings),
  factClassifier: trainFactClassifier(tellings.map(({ row }) => row)),
  topics: trainTopics(readAsked(ASKED)),
};
writeFileSync(weightsFile(FULL_CASE), encodeWeights(FULL_CASE, full));
const heldOut = readTellings(path.join(TELLINGS, 'held-out')).map(readTelling);
writeTellingsFile(TELLINGS_FILE, metricsOf(judgedBy(openCaseModel(full).network, heldOut)));
writeFileSync(
  SMALL_CASE_FILE,
  weightsModule(
    'SMALL_CASE_MODEL',
    'PackedCaseModel',
    './packed-network.ts',
    asText(trainModel(tellings, SMALL.features, SMALL.settings)),
  ),
);
