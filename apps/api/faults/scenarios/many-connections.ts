import { PATHS } from '@scamguard/contracts';
import { BOTH, type Scenario } from '../scenario.ts';
import { keepDoing, pause, visitors } from '../visitors.ts';
import { askUntilKept, ledger, newWrite, postJson, settle } from '../writes.ts';

const CONNECTIONS = { checks: 150, searches: 140, writes: 10 };
const LOAD_MS = 10_000;
/** Refusals that are honest under load. */
const REFUSALS = new Set([429, 503]);

/** 300 connections ask as much as they can at once: checks, searches and writes. */
export const manyConnections: Scenario = {
  name: '300 connections at once',
  on: BOTH,
  seconds: 150,
  run: async (place) => {
    const [book, checkers, searchers, writers] = [ledger(), visitors(), visitors(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    const over = new AbortController();
    const times: number[] = [];
    let checked = 0;
    const crowds = [
      keepDoing(CONNECTIONS.checks, over.signal, async () => {
        checked += 1;
        const began = performance.now();
        const link = `https://boutique-${checked}.example/`;
        await checkers.ask(() => postJson(address, PATHS.verifyLink.path, { link }));
        times.push(performance.now() - began);
      }),
      keepDoing(CONNECTIONS.searches, over.signal, async () => {
        await searchers.ask(() => fetch(`${address}${PATHS.searchScams.path}?search=faux%20agent`));
      }),
      keepDoing(CONNECTIONS.writes, over.signal, () =>
        askUntilKept(
          newWrite(book.wanted.length),
          () => (over.signal.aborted ? undefined : address),
          book,
          writers,
        ),
      ),
    ];
    await pause(LOAD_MS);
    over.abort();
    await Promise.all(crowds);
    server.process.kill('SIGTERM');
    await server.ended;
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
    const problems = [checkers, searchers, writers].flatMap((crowd) => {
      const odd = crowd.statuses().filter((status) => status >= 400 && !REFUSALS.has(status));
      const silent =
        crowd.count('broken connection') + crowd.count('no answer') + crowd.count('refused connection');
      return [
        ...(odd.length ? [`answered ${odd.join(', ')}`] : []),
        ...(silent ? [`${silent} were not answered`] : []),
      ];
    });
    return {
      ...(await settle(book, place)),
      seen: `checks: ${checkers.seen()}, p99 ${Math.round(p99)} ms; searches: ${searchers.seen()}; writes: ${writers.seen()}`,
      problems,
    };
  },
};
