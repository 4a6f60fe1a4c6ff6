import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullCase } from '../node/full-case.ts';
import { READERS } from '../node/readers.ts';
import { openCaseModel } from '../src/case/belief/packed-network.ts';
import {
  ACTIONS_OF,
  advises,
  type Interview,
  interview,
  isAskedAgain,
  readPersons,
} from './case/interviews.ts';
import { PERSONS } from './places.ts';

/** Prints how talks with persons go, led by the model that ships; with a file, writes the talks there. */
const model = openCaseModel(fullCase(), READERS);
const persons = readPersons(PERSONS);
const talks = persons.map((person) => interview(person, model, 'trial'));
print('all', talks);
print(
  'development half',
  talks.filter((_, index) => index % 2 === 0),
);
print(
  'half kept out of tuning',
  talks.filter((_, index) => index % 2 === 1),
);
print(
  'written later, never looked at',
  readPersons(path.join(PERSONS, 'held-out')).map((person) => interview(person, model, 'trial')),
);
const file = process.argv[2];
if (file)
  writeFileSync(
    file,
    talks
      .filter((_, index) => index % 2 === 0)
      .map(
        ({ person, lines, band, kind }) =>
          `=== ${person.id} wanted ${person.expect.band} ${person.expect.kind} ${person.expect.firstAction}; got ${band} ${kind}${isRight({ person, band }) ? '' : '  <<<<'}\n${lines.join('\n')}`,
      )
      .join('\n\n'),
  );

function isRight({ person, band }: Pick<Interview, 'person' | 'band'>): boolean {
  const { band: wanted } = person.expect;
  if (wanted === 'danger') return band === 'danger';
  if (wanted === 'calm') return band === 'calm' || band === 'unknown';
  return band === 'caution' || band === 'unknown';
}

function print(name: string, held: readonly Interview[]): void {
  const scams = held.filter(({ person }) => person.expect.band === 'danger');
  const honest = held.filter(({ person }) => person.expect.band === 'calm');
  const withAction = held.filter(
    ({ person }) => !['nothing', 'keep-receipt'].includes(person.expect.firstAction),
  );
  const turns = held.map(({ steps }) => steps.length).toSorted((one, other) => one - other);
  const questions = held.flatMap(({ steps }) => steps.filter(({ reply }) => reply.question !== undefined));
  const wanted = held.flatMap(({ person, steps }) =>
    person.expect.facts.map((fact) => ({
      fact,
      isHeard: steps.at(-1)?.state.facts.includes(fact) === true,
    })),
  );
  const lines = [
    `${held.length} persons, ${name}`,
    `  right band ${of(held, isRight)}; scams called danger ${of(scams, ({ band }) => band === 'danger')}, warned ${of(scams, ({ band }) => band === 'danger' || band === 'caution')}, false calm ${of(scams, ({ band }) => band === 'calm')}`,
    `  honest: warned ${of(honest, ({ band }) => band === 'danger' || band === 'caution')}, danger ${of(honest, ({ band }) => band === 'danger')}, calm ${of(honest, ({ band }) => band === 'calm')}`,
    `  right kind ${of(scams, ({ kind, person }) => kind === person.expect.kind)}`,
    `  useful action in the first reply ${of(withAction, (talk) => firstUseful(talk) === 1)}, ever ${of(withAction, (talk) => firstUseful(talk) > 0)}`,
    `  turns: median ${turns[Math.floor(turns.length / 2)]}, most ${turns.at(-1)}; questions ${(questions.length / held.length).toFixed(1)}; asked again ${of(questions, isAskedAgain)}`,
    `  facts that were heard at the end ${of(wanted, ({ isHeard }) => isHeard)}; most often missed: ${mostMissed(wanted)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The facts that were missed most often, each with how often it was missed of how often it was there. */
function mostMissed(wanted: readonly { readonly fact: string; readonly isHeard: boolean }[]): string {
  const facts = [...new Set(wanted.map(({ fact }) => fact))].map((fact) => {
    const all = wanted.filter((each) => each.fact === fact);
    return { fact, all: all.length, missed: all.filter(({ isHeard }) => !isHeard).length };
  });
  return facts
    .toSorted((one, other) => other.missed - one.missed)
    .slice(0, 12)
    .map(({ fact, all, missed }) => `${fact} ${missed}/${all}`)
    .join(', ');
}

function of<Value>(values: readonly Value[], holds: (value: Value) => boolean | undefined): string {
  const count = values.filter((value) => holds(value)).length;
  return `${count} of ${values.length} (${((100 * count) / values.length).toFixed(0)} %)`;
}

/** The turn in which a careful adviser's first order was given; 0 for never. */
function firstUseful({ person, steps }: Interview): number {
  const { firstAction } = person.expect;
  return steps.findIndex((each) => advises(each, ACTIONS_OF[firstAction] ?? [])) + 1;
}
