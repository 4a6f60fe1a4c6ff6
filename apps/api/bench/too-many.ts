import type { Arrived } from './arrivals.ts';
import type { Wanted } from './arrivals-program.ts';
import { arriveApart } from './arrive-apart.ts';

export const TIMES = 5;
const BUSY = { links: 20, searches: 4 };
/** Each of them waits for its answer: more than the server lets wait. */
const MANY = { links: 1_500, searches: 500 };
/** The longest that 99 of 100 wait who check a link, and who are refused, in milliseconds. */
const LONGEST_P99 = 1_000;

/** The outcome of one load: checks of links that nobody has checked yet, and searches. */
export interface Load {
  readonly links: Arrived;
  readonly searches: Arrived;
}

/**
 * Measures how many links and searches a server answers a second, each alone. Then it sends five times as many of both at the
 * same time. The requests come from a process of its own, but it shares the machine's cores with the server.
 *
 * @param program the built `arrivals-program.ts`.
 * @param seconds how long each load lasts; there are four of them.
 */
export async function tooMany(
  program: URL,
  address: string,
  seconds: number,
): Promise<{ readonly alone: Load; readonly crowd: Load }> {
  let first = 0;
  const stream = (ask: Wanted['ask'], connections: number, rate?: number): Wanted => {
    first += 1_000_000;
    return { ask, first, connections, seconds, ...(rate === undefined ? {} : { rate }) };
  };
  const rateOf = ({ answered }: Arrived) => answered.length / seconds;
  await arriveApart(program, address, [stream('links', BUSY.links)]);
  const [links] = await arriveApart(program, address, [stream('links', BUSY.links)]);
  const [searches] = await arriveApart(program, address, [stream('searches', BUSY.searches)]);
  const [manyLinks, manySearches] = await arriveApart(program, address, [
    stream('links', MANY.links, TIMES * rateOf(links)),
    stream('searches', MANY.searches, TIMES * rateOf(searches)),
  ]);
  return { alone: { links, searches }, crowd: { links: manyLinks, searches: manySearches } };
}

/** Faults that a crowd must not see, a sentence each: checks that take long, slow refusals, and answers of another kind. */
export function tooSlow({ links, searches }: Load): string[] {
  const checks = at(links.answered, 0.99);
  const refusals = Math.max(at(links.refused, 0.99), at(searches.refused, 0.99));
  const failed = links.failed + searches.failed;
  return [
    ...(links.answered.length ? [] : ['no check was answered']),
    ...(checks > LONGEST_P99 ? [`checks took ${Math.round(checks)} ms at 99 %`] : []),
    ...(refusals > LONGEST_P99 ? [`refusals took ${Math.round(refusals)} ms at 99 %`] : []),
    ...(failed ? [`${failed} were neither answered nor told when to come back`] : []),
  ];
}

/** A load in words. */
export function told({ links, searches }: Load, seconds: number): string {
  const rate = (times: readonly number[]) =>
    times.length
      ? `${Math.round(times.length / seconds)}/s (p50 ${Math.round(at(times, 0.5))} ms, p99 ${Math.round(at(times, 0.99))} ms)`
      : 'none';
  const of = ({ answered, refused, failed, unsent }: Arrived) =>
    [
      `answered ${rate(answered)}`,
      `refused with Retry-After ${rate(refused)}`,
      ...(failed ? [`failed ${failed}`] : []),
      ...(unsent ? [`found every connection busy ${Math.round(unsent / seconds)}/s`] : []),
    ].join(', ');
  return `checks: ${of(links)}; searches: ${of(searches)}`;
}

/** A quantile of times. */
function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
