import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import autocannon from 'autocannon';
import { openDatabase } from '../src/db/client.ts';
import { openEmbedded } from '../src/db/embedded/index.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { reputation } from '../src/db/schema/reputation.ts';
import { startProgram } from './start-program.ts';

/**
 * How many checks of links the server answers, as a share of what a bare Fastify echo answers in the same run.
 * One link in five has a reputation. With `DATABASE_URL` on that PostgreSQL (an empty one), otherwise embedded.
 */
const ROUNDS = 5;
const SECONDS_A_ROUND = 3;
const CONNECTIONS = 50;
const LINKS = Array.from(
  { length: 1_000 },
  (_, index) => `https://www.boutique-${index}.example/page?id=${index}`,
);
const KNOWN_SHARE = 0.2;
const FAR_AWAY = new Date('2126-01-01');

const dist = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const dataFolder = await mkdtemp(path.join(tmpdir(), 'sg-bench-'));
const { DATABASE_URL } = process.env;

await fillReputation();
const echo = await startProgram(dist('bench-echo.js'), {});
const server = await startProgram(dist('server.js'), {
  PORT: '0',
  DATA_DIR: dataFolder,
  SITE_DIR: '/nowhere',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  ...(DATABASE_URL ? { DATABASE_URL } : {}),
});
const ratios: number[] = [];
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await load(echo.address, '/');
    const verify = await load(server.address, ENDPOINTS.verifyLink.path);
    // The first round warms both up.
    if (round > 0) {
      ratios.push(verify / bare);
      console.log(
        `echo ${Math.round(bare)}/s, verify ${Math.round(verify)}/s, ratio ${(verify / bare).toFixed(2)}`,
      );
    }
  }
} finally {
  echo.stop();
  server.stop();
  await rm(dataFolder, { recursive: true });
}
const median = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
console.log(
  `POST ${ENDPOINTS.verifyLink.path} on ${DATABASE_URL ? 'PostgreSQL' : 'PGlite'}: ${median.toFixed(2)} of a bare echo`,
);

async function fillReputation(): Promise<void> {
  const workerFile = new URL('database-worker.js', import.meta.url);
  const source = DATABASE_URL
    ? await openPostgres(DATABASE_URL)
    : await openEmbedded({ dataFolder, workerFile });
  const database = await openDatabase(source);
  const known = LINKS.slice(0, LINKS.length * KNOWN_SHARE);
  const rows = known.flatMap((value) => lookupKeys({ kind: 'link', value }).slice(0, 1));
  await database.queries
    .insert(reputation)
    .values(
      rows.map((key) => ({
        key,
        reports: 3,
        lastReportedAt: new Date(),
        countsUntil: FAR_AWAY,
      })),
    )
    .onConflictDoNothing();
  await database.close();
}

/** Answers a second; any answer but 200 ends the run, since a fast refusal would look like speed. */
async function load(address: string, place: string): Promise<number> {
  const requests = LINKS.map((link) => ({
    method: 'POST' as const,
    path: place,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  }));
  // In the order of their numbers the known links would come all at once.
  const mixed = requests.toSorted((one, other) => hash(one.body) - hash(other.body));
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS_A_ROUND,
    requests: mixed,
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result['2xx'] / result.duration;
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
