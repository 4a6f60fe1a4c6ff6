import { PATHS } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import type { Request } from 'autocannon';
import { reputation } from '../src/db/schema/reputation.ts';
import { KNOWN_LINKS, LINKS, pastedLinks } from './links.ts';
import { type Load, load, median, SECONDS } from './load.ts';
import { built, onEachPlace, type Place } from './places.ts';
import { startProgram } from './start-program.ts';

/**
 * How often the server answers each hot call, as a share of what a bare Fastify echo answers to the same bodies in the same run; and
 * how much processor time it needs for it, which a busy machine does not change as much. Of the links, 80 % have no reputation, every
 * fifth has been reported:
 *
 * - as people paste them: 50,000 links, each as common as Zipf's law says, so that about half of the checks are of one that was
 *   checked in the last minutes: what a server sees in its first minutes;
 * - that go round: 1,000 links, all checked a moment ago: what it sees while one chain letter is passed on;
 * - that nobody has checked yet: every one is new to the server and to its database, and judged by the engine: the worst case.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** The engine is large: it takes tens of thousands of checks until Node has compiled what they use. */
const WARMING_ROUNDS = 3;
/** More than the fastest of servers answers in one load, so that what is new to it does not come again. */
const MANY = 30_000 * SECONDS;
const GOING_ROUND = 1_000;
const FAR_AWAY = new Date('2126-01-01');

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});
const get = (path: string): Request => ({ method: 'GET', path, headers: {} });

const times = <Thing>(count: number, make: (index: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index));

const check = (link: string) => post(PATHS.verifyLink.path, { link });
const goingRound = LINKS.slice(0, GOING_ROUND).map(check);
const numberOf = (index: number) => `+22901${97_000_000 + index}`;
const MESSAGE =
  'Bonjour, votre compte Mobile Money sera bloqué ce soir. Cliquez sur https://mtn-momo.example/payer et entrez votre code.';

/** The requests, made anew in each round. */
const CALLS: Readonly<Record<string, (round: number) => readonly Request[]>> = {
  'links as people paste them': (round) => pastedLinks(MANY, round).map(check),
  'links that go round': () => goingRound,
  'links that nobody has checked yet': (round) =>
    times(MANY, (index) => check(`https://vente-${round}-${index}.example/offre`)),
  'a number that nobody has checked yet': (round) =>
    times(MANY, (index) =>
      post(PATHS.verifyNumber.path, { number: numberOf((round + WARMING_ROUNDS) * MANY + index) }),
    ),
  'a message that nobody has checked yet': (round) =>
    times(MANY, (index) =>
      post(PATHS.verifyConversation.path, { conversation: `${MESSAGE} Réf. ${round}-${index}` }),
    ),
  'current alerts': () => [get(PATHS.currentAlerts.path)],
  'kinds of scam': () => [get(PATHS.scamTypes.path)],
  regions: () => [get(PATHS.regions.path)],
};

await onEachPlace(async (place) => {
  await fillReputation(place);
  const echo = await startProgram(built('bench-echo.js'), {});
  const server = await place.serve();
  try {
    await load(echo, bare(goingRound));
    for (const [name, requests] of Object.entries(CALLS)) {
      for (let round = 1; round <= WARMING_ROUNDS; round += 1) await load(server, requests(-round));
      const rounds: { most: Load; own: Load }[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const asked = requests(round);
        rounds.push({ most: await load(echo, bare(asked)), own: await load(server, asked) });
      }
      const ratio = median(rounds.map(({ most, own }) => own.rate / most.rate)).toFixed(2);
      const byCost = median(rounds.map(({ most, own }) => most.cost / own.cost)).toFixed(2);
      const rate = Math.round(median(rounds.map(({ own }) => own.rate)));
      console.log(`${place.name}: ${name}: ${ratio} of a bare echo (${rate}/s), ${byCost} by processor time`);
    }
  } finally {
    echo.stop();
    server.stop();
  }
});

/** The same bodies for the echo; it has none but bodies to give back. */
function bare(requests: readonly Request[]): readonly Request[] {
  const sent = requests.some(({ body }) => body !== undefined) ? requests : goingRound;
  return sent.map((request) => ({ ...request, path: '/' }));
}

async function fillReputation({ open }: Place): Promise<void> {
  const database = await open();
  const keys = KNOWN_LINKS.flatMap((value) => lookupKeys({ kind: 'link', value }).slice(0, 1));
  await database.queries
    .insert(reputation)
    .values(keys.map((key) => ({ key, reports: 3, lastReportedAt: new Date(), countsUntil: FAR_AWAY })));
  await database.close();
}
