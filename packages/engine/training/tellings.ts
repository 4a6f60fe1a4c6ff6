import { measure } from './case/measure.ts';
import { readTellings } from './case/tellings.ts';
import { TELLINGS } from './places.ts';

/** Prints how well tellings are understood. */
const { tellings, kind, kindOfThree, auc, thresholds, facts } = measure(readTellings(TELLINGS));
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

const lines = [
  `${tellings} tellings, each judged by a classifier trained on other writers alone`,
  `kind right ${percent(kind)}, among three ${percent(kindOfThree)}; AUC ${auc.toFixed(3)}`,
  ...thresholds.map(
    ({ at, recall, fpr }) => `at ${at}: recall ${percent(recall)}, false-positive rate ${percent(fpr)}`,
  ),
  `facts by the rules: recall ${percent(facts.recall)}, precision ${percent(facts.precision)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
