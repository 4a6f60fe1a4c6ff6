import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import type { Request } from 'autocannon';
import { form, REPORT } from '../src/testing/report-form.ts';
import { pastedLinks } from './links.ts';
import { load, median, SECONDS } from './load.ts';
import { fillWithScams, numberOf, WORDS } from './many-scams.ts';
import { built, onEachPlace, SECRET } from './places.ts';
import { type Program, processorTimeOf } from './start-program.ts';

/**
 * The rates of one, two and four instances on one PostgreSQL, and the processor time of each call, of the instances and of the
 * database. The clients share the machine with them. So on few cores, the costs say more than the rates.
 */
const INSTANCES = [1, 2, 4];
const SCAMS = Number(process.env['SCAMS'] ?? 100_000);
const WARMING_ROUNDS = 2;
const ROUNDS = 3;
const SITE = built('../../web/dist');
const MANY = 3_000 * SECONDS;
/** Searches and forms have two places at once; more connections would measure refusals. */
const CONNECTIONS = 2;

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});
const many = (make: (index: number) => Request) => Array.from({ length: MANY }, (_, index) => make(index));

let asked = 0;
const TOLD =
  "bonjour on m'a appelé de MTN et il demande mon code, j'ai déjà envoyé 20 000 francs sur son numéro.";

const CALLS: Readonly<Record<string, () => readonly Request[]>> = {
  'the home page': () => [{ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }],
  'a link as people paste them': () =>
    pastedLinks(MANY, (asked += 1)).map((link) => post(PATHS.verifyLink.path, { link })),
  'a message that nobody has checked yet': () =>
    many(() => post(PATHS.verifyConversation.path, { conversation: `${TOLD} Réf. ${(asked += 1)}` })),
  'the first message of a talk': () =>
    many(() => post(PATHS.verifyConversation.path, { conversation: TOLD, userId: `talk-${randomUUID()}` })),
  'a search in reports': () =>
    many((index) => ({
      method: 'GET',
      path: `${PATHS.searchScams.path}?search=${index % 2 ? numberOf(2 * (index % SCAMS)) : WORDS[500 + (index % 3_000)]}`,
      headers: {},
    })),
  'a report': () =>
    many(() => {
      const { payload, headers } = form({ ...REPORT, scammerContact: `+22901${96_000_000 + (asked += 1)}` });
      return { method: 'POST', path: PATHS.sendReport.path, headers, body: payload };
    }),
};

/** Asks all of them at the same time, as a balancer would. */
async function ask(instances: readonly Program[], requests: () => readonly Request[]) {
  const before = processorTimeOf('postgres');
  const loads = await Promise.all(instances.map((instance) => load(instance, requests(), CONNECTIONS)));
  const answers = loads.reduce((sum, { rate }) => sum + rate * SECONDS, 0);
  return {
    rate: loads.reduce((sum, { rate }) => sum + rate, 0),
    cost: loads.reduce((sum, { cost, rate }) => sum + cost * rate * SECONDS, 0) / answers,
    database: (processorTimeOf('postgres') - before) / answers,
  };
}

await onEachPlace(async (place) => {
  if (place.name !== 'PostgreSQL') return;
  await fillWithScams(place, SCAMS, SECRET);
  for (const count of INSTANCES) {
    const instances: Program[] = [];
    try {
      // One after the other: each reads all keys when it starts.
      for (let index = 0; index < count; index += 1) instances.push(await place.serve({ SITE_DIR: SITE }));
      for (const [name, requests] of Object.entries(CALLS)) {
        for (let round = 0; round < WARMING_ROUNDS; round += 1) await ask(instances, requests);
        const rounds: Awaited<ReturnType<typeof ask>>[] = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(instances, requests));
        const [rate, cost, database] = (['rate', 'cost', 'database'] as const).map((key) =>
          median(rounds.map((one) => one[key])),
        );
        console.log(
          `${count} × ${name}: ${rate?.toFixed(0)}/s, ${cost?.toFixed(2)} ms of processor time of the instance and ${database?.toFixed(2)} of PostgreSQL each`,
        );
      }
      const memory = instances.map((instance) => (instance.memory() / 1024 ** 2).toFixed(0));
      console.log(`${count}: ${memory.join(', ')} MB of memory`);
    } finally {
      for (const instance of instances) instance.stop();
    }
  }
});
