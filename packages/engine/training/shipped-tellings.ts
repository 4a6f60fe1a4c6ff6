import path from 'node:path';
import { fullCase } from '../node/full-case.ts';
import { openCaseModel } from '../src/case/belief/packed-network.ts';
import { readTelling } from './case/examples.ts';
import { judgedBy, metricsOf } from './case/measure.ts';
import { readTellings } from './case/tellings.ts';
import { TELLINGS, TELLINGS_FILE } from './places.ts';
import { writeTellingsFile } from './tellings-file.ts';

/** Writes what `/evaluation` tells of tellings, by the model that ships: what rules hear may have changed since it was trained. */
const heldOut = readTellings(path.join(TELLINGS, 'held-out')).map(readTelling);
writeTellingsFile(TELLINGS_FILE, metricsOf(judgedBy(openCaseModel(fullCase()).network, heldOut)));
