import { PATHS } from '@scamguard/contracts';
import autocannon, { type Client, type Request } from 'autocannon';
import { LINKS } from './links.ts';
import { SECONDS } from './load.ts';
import { fillWithScams, WORDS } from './many-scams.ts';
import { onEachPlace } from './places.ts';

/**
 * Whether those who search keep those who check links waiting: both ask at the same time, each on as many connections as the server
 * bears, and then on five times as many. For each it prints how many answers came a second, how late they were, and how many were
 * refused how quickly.
 */
const SCAMS = Number(process.env['SCAMS'] ?? 20_000);
const CONNECTIONS = 30;
const TIMES = [1, 5];
const COMMON_WORDS = 200;

const links: readonly Request[] = LINKS.slice(0, 10_000).map((link) => ({
  method: 'POST',
  path: PATHS.verifyLink.path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ link }),
}));
const searches: readonly Request[] = WORDS.slice(0, COMMON_WORDS).map((word) => ({
  method: 'GET',
  path: `${PATHS.searchScams.path}?${new URLSearchParams({ search: word })}`,
  headers: {},
}));

await onEachPlace(async (place) => {
  await fillWithScams(place, SCAMS);
  const server = await place.serve();
  try {
    await ask(server.address, links, CONNECTIONS);
    for (const times of TIMES) {
      const connections = CONNECTIONS * times;
      const [linkTimes, searchTimes] = await Promise.all([
        ask(server.address, links, connections),
        ask(server.address, searches, connections),
      ]);
      console.log(
        `${place.name}, ${connections} connections each: links ${linkTimes}; searches ${searchTimes}`,
      );
    }
  } finally {
    server.stop();
  }
});

/** Asks without a pause on each connection, and sums up. */
async function ask(url: string, requests: readonly Request[], connections: number): Promise<string> {
  let connection = 0;
  const setupClient = (client: Client) => {
    const first = (connection++ * 97) % requests.length;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  const times = { answered: [] as number[], refused: [] as number[] };
  let failed = 0;
  const running = autocannon({ url, connections, duration: SECONDS, setupClient });
  running.on('response', (_client: Client, status: number, _bytes: number, milliseconds: number) => {
    if (status === 200) times.answered.push(milliseconds);
    else if (status === 503) times.refused.push(milliseconds);
    else failed += 1;
  });
  const { errors } = await running;
  const { answered, refused } = times;
  return `${sumUp(answered)}, refused ${sumUp(refused)}, failed ${failed + errors}`;
}

function sumUp(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  return sorted.length
    ? `${Math.round(sorted.length / SECONDS)}/s (p50 ${at(0.5)}, p99 ${at(0.99)})`
    : 'none';
}
