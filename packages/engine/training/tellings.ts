import path from 'node:path';
import { READERS } from '../node/readers.ts';
import { openCaseModel } from '../src/case/belief/packed-network.ts';
import { readTelling } from './case/examples.ts';
import { firstReplies } from './case/first-replies.ts';
import { judgedBy, leavingWritersOut, metricsOf, type TellingMetrics } from './case/measure.ts';
import { trainModel } from './case/model.ts';
import { readTellings } from './case/tellings.ts';
import { TELLINGS } from './places.ts';

/** Prints how well tellings are understood: each writer left out in turn, and those that are never learned. */
const most = process.argv[2] ? Number(process.argv[2]) : undefined;
const learned = readTellings(TELLINGS).map(readTelling);
print('learned, each by a model of the other writers', metricsOf(leavingWritersOut(learned, most)));
const model = trainModel(learned, most);
const heldOut = readTellings(path.join(TELLINGS, 'held-out')).map(readTelling);
const opened = openCaseModel(model, READERS);
print('never learned', metricsOf(judgedBy(opened.network, heldOut)));
for (const isWhole of [false, true]) {
  const { useful, of } = firstReplies(
    opened,
    heldOut.map(({ row }) => row),
    isWhole,
  );
  const which = isWhole ? 'where the first message is the whole story' : 'to the first message';
  process.stdout.write(
    `  useful order in the reply ${which}: ${useful} of ${of} (${percent(useful / of)})\n`,
  );
}
process.stdout.write(`model: ${JSON.stringify(model).length} characters\n`);

function print(name: string, { tellings, kind, kindOfThree, auc, thresholds, facts }: TellingMetrics): void {
  const lines = [
    `${tellings} tellings, ${name}`,
    `  kind right ${percent(kind)}, among three ${percent(kindOfThree)}; AUC ${auc.toFixed(3)}`,
    ...thresholds.map(
      ({ at, recall, fpr }) => `  at ${at}: recall ${percent(recall)}, false-positive rate ${percent(fpr)}`,
    ),
    `  facts by the rules: recall ${percent(facts.recall)}, precision ${percent(facts.precision)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
