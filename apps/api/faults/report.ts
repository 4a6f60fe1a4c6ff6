import type { Engine } from './place.ts';
import type { Ending } from './run-apart.ts';
import type { Scenario } from './scenario.ts';

/** One scenario on one database, and how it ended. */
export interface Trial {
  readonly scenario: Scenario;
  readonly engine: Engine;
  readonly ending: Ending;
}

const HEAD = [
  '| fault | database | tried | acknowledged | lost | doubled | what the visitor saw | verdict |',
  '|---|---|---:|---:|---:|---:|---|---|',
];

/** One word: held, lost, doubled, failed, or that it was not tried. */
export function verdict(ending: Ending): 'held' | 'lost' | 'doubled' | 'failed' | 'not tried' {
  if ('failure' in ending) return 'failed';
  const { lost, doubled, problems = [], notTried } = ending.outcome;
  if (notTried) return 'not tried';
  if (lost) return 'lost';
  if (doubled) return 'doubled';
  return problems.length ? 'failed' : 'held';
}

/** A trial as a row of the table. */
export function row({ scenario, engine, ending }: Trial): string {
  const { tried, acknowledged, lost, doubled, seen, problems, notTried } =
    'outcome' in ending
      ? ending.outcome
      : { tried: '–', acknowledged: '–', lost: '–', doubled: '–', seen: ending.failure };
  const told = notTried
    ? [`not tried here: ${notTried}`]
    : [seen, ...(problems ?? []).map((problem) => `**${problem}**`)];
  const cells = [scenario.name, engine, tried, acknowledged, lost, doubled, told.join('; '), verdict(ending)];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** The whole report, as it is kept in `docs/faults.md`. */
export function report(trials: readonly Trial[], date: string, commit: string, minutes: number): string {
  const sum = (what: 'tried' | 'acknowledged' | 'lost' | 'doubled') =>
    trials.reduce((total, { ending }) => total + ('outcome' in ending ? ending.outcome[what] : 0), 0);
  const held = trials.filter(({ ending }) => verdict(ending) === 'held').length;
  return `${[
    '# Faults that the server was put to',
    '',
    `Written by \`npm run faults\` on ${date} at commit ${commit}, in ${minutes.toFixed(1)} minutes on one machine.`,
    '',
    'The built server runs as real processes on loopback. *Tried* are things that visitors wanted done; *acknowledged* those that a 2xx',
    'answered; *lost* those that were acknowledged and are not in the database afterwards; *doubled* those that are in it more than',
    'once. A client that gets no answer asks again under the same idempotency key. A sentence in bold is something else that should',
    'have held and did not.',
    '',
    ...HEAD,
    ...trials.map(row),
    '',
    `Together: ${held} of ${trials.length} held; ${sum('tried')} tried, ${sum('acknowledged')} acknowledged, ${sum('lost')} lost, ${sum('doubled')} doubled.`,
  ].join('\n')}\n`;
}
