import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Arrived } from './arrivals.ts';
import type { Wanted } from './arrivals-program.ts';
import { fillWithScams } from './many-scams.ts';
import { built, onEachPlace } from './places.ts';

/**
 * What visitors see when five times as many come as the server can serve. First it is measured how many links and searches it answers a
 * second, each alone; then five times as many of both come at the same time. Of the checks that are answered, 99 % are to be answered
 * within a second, and the rest refused quickly. The process that asks shares the machine's cores with the server.
 */
const SCAMS = Number(process.env['SCAMS'] ?? 20_000);
const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 10);
const TIMES = 5;
const BUSY = { links: 20, searches: 4 };
/** Each of them waits for its answer: more than the server lets wait. */
const MANY = { links: 1_500, searches: 500 };
const LONGEST_P99_MS = 1_000;

let failed = false;
await onEachPlace(async (place) => {
  await fillWithScams(place, SCAMS);
  const server = await place.serve();
  let first = 0;
  const stream = (ask: Wanted['ask'], connections: number, rate?: number): Wanted => {
    first += 1_000_000;
    return { ask, first, connections, seconds: SECONDS, ...(rate === undefined ? {} : { rate }) };
  };
  try {
    await arrivals(server.address, [stream('links', BUSY.links)]);
    const [links] = await arrivals(server.address, [stream('links', BUSY.links)]);
    const [searches] = await arrivals(server.address, [stream('searches', BUSY.searches)]);
    console.log(`${place.name}, each alone: links ${told(links)}; searches ${told(searches)}`);
    const [manyLinks, manySearches] = await arrivals(server.address, [
      stream('links', MANY.links, TIMES * rateOf(links)),
      stream('searches', MANY.searches, TIMES * rateOf(searches)),
    ]);
    console.log(
      `${place.name}, ${TIMES} times as many: links ${told(manyLinks)}; searches ${told(manySearches)}`,
    );
    failed ||= !manyLinks?.answered.length || at(manyLinks.answered, 0.99) > LONGEST_P99_MS;
  } finally {
    server.stop();
  }
});
if (failed) {
  console.error(`Checks of links took longer than ${LONGEST_P99_MS} ms at 99 %.`);
  process.exitCode = 1;
}

async function arrivals(address: string, wanted: readonly Wanted[]): Promise<Arrived[]> {
  const program = fork(built('bench-arrivals.js'));
  program.send({ address, wanted });
  const [arrived] = await once(program, 'message');
  return arrived as Arrived[];
}

function rateOf(arrived: Arrived | undefined): number {
  return (arrived?.answered.length ?? 0) / SECONDS;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function told(arrived: Arrived | undefined): string {
  const { answered = [], refused = [], failed: lost = 0, unsent = 0 } = arrived ?? {};
  const sum = (times: readonly number[]) =>
    times.length
      ? `${Math.round(times.length / SECONDS)}/s (p50 ${Math.round(at(times, 0.5))} ms, p99 ${Math.round(at(times, 0.99))} ms)`
      : 'none';
  return `answered ${sum(answered)}, refused ${sum(refused)}, failed ${lost}, not sent ${Math.round(unsent / SECONDS)}/s`;
}
