import { arriveApart } from '../../bench/arrive-apart.ts';
import { told, tooSlow } from '../../bench/too-many.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { keepDoing, visitors } from '../visitors.ts';
import { askUntilKept, ledger, newWrite, settle } from '../writes.ts';

const CONNECTIONS = { checks: 150, searches: 140, writes: 10 };
const SECONDS = 8;
/** Node has not compiled yet what a new server answers with. */
const WARMING = [
  { ask: 'links', first: 0, connections: 20, seconds: 4 },
  { ask: 'searches', first: 0, connections: 2, seconds: 3 },
] as const;
/** Refusals that are honest under load. */
const REFUSALS = new Set([429, 503]);
const PROGRAM = new URL('../bench-arrivals.js', import.meta.url);

/** 300 connections ask as much as they can at once: checks, searches and writes. A refused client asks again at once. */
export const manyConnections: Scenario = {
  name: '300 connections at once',
  on: BOTH,
  seconds: 150,
  isAlone: true,
  run: async (place) => {
    const [book, writers] = [ledger(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    await arriveApart(PROGRAM, address, WARMING);
    const over = new AbortController();
    const writing = keepDoing(CONNECTIONS.writes, over.signal, () =>
      askUntilKept(
        newWrite(book.wanted.length),
        () => (over.signal.aborted ? undefined : address),
        book,
        writers,
      ),
    );
    const [links, searches] = await arriveApart(PROGRAM, address, [
      { ask: 'links', first: 1_000_000, connections: CONNECTIONS.checks, seconds: SECONDS },
      { ask: 'searches', first: 0, connections: CONNECTIONS.searches, seconds: SECONDS },
    ]);
    over.abort();
    await writing;
    server.process.kill('SIGTERM');
    await server.ended;
    const odd = writers.statuses().filter((status) => status >= 400 && !REFUSALS.has(status));
    const silent =
      writers.count('broken connection') + writers.count('no answer') + writers.count('refused connection');
    return {
      ...(await settle(book, place)),
      seen: `${told({ links, searches }, SECONDS)}; writes: ${writers.seen()}`,
      problems: [
        ...tooSlow({ links, searches }),
        ...(odd.length ? [`writes were answered ${odd.join(', ')}`] : []),
        ...(silent ? [`${silent} writes were not answered`] : []),
      ],
    };
  },
};
