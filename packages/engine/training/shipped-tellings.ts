import path from 'node:path';
import { fullCase } from '../node/full-case.ts';
import { READERS } from '../node/readers.ts';
import { openCaseModel } from '../src/case/belief/packed-network.ts';
import { askedAlthoughTold } from './case/asked-although-told.ts';
import { readTelling } from './case/examples.ts';
import { judgedBy, metricsOf } from './case/measure.ts';
import { measureTopics } from './case/measure-topics.ts';
import { readTellings } from './case/tellings.ts';
import { readAsked } from './case/topic-training.ts';
import { ASKED, TELLINGS, TELLINGS_FILE } from './places.ts';
import { writeTellingsFile } from './tellings-file.ts';

/**
 * Writes what `/evaluation` tells of tellings, by the model that ships: what rules hear may have changed since it was trained. Prints how
 * often something is asked that had been told.
 */
const { network, topics } = openCaseModel(fullCase(), READERS);
const rows = readTellings(path.join(TELLINGS, 'held-out'));
writeTellingsFile(TELLINGS_FILE, metricsOf(judgedBy(network, rows.map(readTelling))));
const { questions, told, confirmed } = askedAlthoughTold(rows);
process.stdout.write(
  `${rows.length} tellings, never learned: ${questions} questions after the whole story, ${told} for what had been told (${((100 * told) / questions).toFixed(1)} %), ${confirmed} of these to confirm it\n`,
);
const asked = readAsked(path.join(ASKED, 'held-out'));
for (const [name, reader] of [
  ['with what was learned', topics],
  ['by their words alone', undefined],
] as const) {
  const { rows: all, right, wrong } = measureTopics(reader, asked);
  process.stdout.write(
    `${all} things asked after a verdict, never learned, ${name}: ${right} right, ${wrong} wrong\n`,
  );
}
