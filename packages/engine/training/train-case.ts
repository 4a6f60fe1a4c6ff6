import { writeFileSync } from 'node:fs';
import { asText } from '../src/case/belief/packed-network.ts';
import { FULL_CASE } from '../src/case/full.ts';
import { readTelling } from './case/examples.ts';
import { SMALL, trainModel } from './case/model.ts';
import { readTellings } from './case/tellings.ts';
import { SMALL_CASE_FILE, TELLINGS, weightsFile } from './places.ts';
import { encodeWeights } from './weights-file.ts';
import { weightsModule } from './weights-module.ts';

/** Trains both sizes of the case's model from the tellings that may be learned. */
const tellings = readTellings(TELLINGS).map(readTelling);
writeFileSync(weightsFile(FULL_CASE), encodeWeights(FULL_CASE, trainModel(tellings)));
writeFileSync(
  SMALL_CASE_FILE,
  weightsModule(
    'SMALL_CASE_MODEL',
    'PackedCaseModel',
    './packed-network.ts',
    asText(trainModel(tellings, SMALL.features, SMALL.settings)),
  ),
);
