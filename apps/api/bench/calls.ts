import { createHash } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import type { Request } from 'autocannon';
import { reputation } from '../src/db/schema/reputation.ts';
import { load, median } from './load.ts';
import { built, onEachPlace, type Place } from './places.ts';
import { startProgram } from './start-program.ts';

/**
 * How often the server answers each hot call, as a share of what a bare Fastify echo answers in the same run. One
 * link in five has a reputation.
 */
const ROUNDS = 3;
const LINKS = Array.from(
  { length: 1_000 },
  (_, index) => `https://www.boutique-${index}.example/page?id=${index}`,
);
const KNOWN_SHARE = 0.2;
const FAR_AWAY = new Date('2126-01-01');

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});
const get = (path: string): Request => ({ method: 'GET', path, headers: {} });

/** In the order of their numbers the known links would come all at once. */
const goingRound = LINKS.toSorted((one, other) => hash(one) - hash(other)).map((link) =>
  post(PATHS.verifyLink.path, { link }),
);
const MESSAGE =
  'Bonjour, votre compte Mobile Money sera bloqué ce soir. Cliquez sur https://mtn-momo.example/payer et entrez votre code.';

/** What is asked, anew in each round. */
const CALLS: Readonly<Record<string, (round: number) => readonly Request[]>> = {
  'a link that goes round (80 % without a reputation)': () => goingRound,
  'a link that nobody has checked yet': (round) =>
    Array.from({ length: 20_000 }, (_, index) =>
      post(PATHS.verifyLink.path, { link: `https://vente-${round}-${index}.example/offre` }),
    ),
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
    await load(echo.address, bare(goingRound));
    for (const [name, requests] of Object.entries(CALLS)) {
      // Warms it up.
      await load(server.address, requests(0));
      const rounds: { rate: number; ratio: number }[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const most = await load(echo.address, bare(goingRound));
        const rate = await load(server.address, requests(round));
        rounds.push({ rate, ratio: rate / most });
      }
      const ratio = median(rounds.map((round) => round.ratio));
      const rate = Math.round(median(rounds.map((round) => round.rate)));
      console.log(`${place.name}: ${name}: ${ratio.toFixed(2)} of a bare echo (${rate}/s)`);
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
  const known = LINKS.slice(0, LINKS.length * KNOWN_SHARE);
  const keys = known.flatMap((value) => lookupKeys({ kind: 'link', value }).slice(0, 1));
  await database.queries
    .insert(reputation)
    .values(keys.map((key) => ({ key, reports: 3, lastReportedAt: new Date(), countsUntil: FAR_AWAY })));
  await database.close();
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
