import { PATHS } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import type { Request } from 'autocannon';
import { reputation } from '../src/db/schema/reputation.ts';
import { KNOWN_LINKS, LINKS, pastedLinks } from './links.ts';
import { type Load, load, median } from './load.ts';
import { built, onEachPlace, type Place } from './places.ts';
import { startProgram } from './start-program.ts';

/**
 * How often the server answers each hot call, as a share of what a bare Fastify echo answers to the same body in the same run; and
 * how much processor time it needs for it, which a busy machine does not change as much. Of what is checked, 80 % has no
 * reputation:
 *
 * - as people paste them: 50,000 links, each as common as Zipf's law says, so that about half of the checks are of one that was
 *   checked in the last minutes;
 * - that go round: 1,000 links, all checked a moment ago;
 * - that nobody has checked yet: every one is new to the server.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PASTED = 20_000;
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

const check = (link: string) => post(PATHS.verifyLink.path, { link });
const goingRound = LINKS.slice(0, GOING_ROUND).map(check);
const MESSAGE =
  'Bonjour, votre compte Mobile Money sera bloqué ce soir. Cliquez sur https://mtn-momo.example/payer et entrez votre code.';

/** What is asked, anew in each round. */
const CALLS: Readonly<Record<string, (round: number) => readonly Request[]>> = {
  'links as people paste them': (round) => pastedLinks(PASTED, round).map(check),
  'links that go round': () => goingRound,
  'links that nobody has checked yet': (round) =>
    Array.from({ length: 20_000 }, (_, index) => check(`https://vente-${round}-${index}.example/offre`)),
  'a number that nobody has checked yet': (round) =>
    Array.from({ length: 20_000 }, (_, index) =>
      post(PATHS.verifyNumber.path, { number: `+229019${7_000_000 + round * 50_000 + index}` }),
    ),
  'a message that nobody has checked yet': (round) =>
    Array.from({ length: 5_000 }, (_, index) =>
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
      // Warms it up.
      await load(server, requests(0));
      const rounds: { most: Load; own: Load }[] = [];
      for (let round = 1; round <= ROUNDS; round += 1)
        rounds.push({
          most: await load(echo, bare(goingRound)),
          own: await load(server, requests(round)),
        });
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

function bare(requests: readonly Request[]): readonly Request[] {
  return requests.map((request) => ({ ...request, path: '/' }));
}

async function fillReputation({ open }: Place): Promise<void> {
  const database = await open();
  const keys = KNOWN_LINKS.flatMap((value) => lookupKeys({ kind: 'link', value }).slice(0, 1));
  await database.queries
    .insert(reputation)
    .values(keys.map((key) => ({ key, reports: 3, lastReportedAt: new Date(), countsUntil: FAR_AWAY })));
  await database.close();
}
