import { PATHS } from '@scamguard/contracts';
import { mustOutlive } from './outlives.ts';
import type { Place } from './place.ts';
import type { Outcome } from './scenario.ts';
import { keepDoing, until, visitors } from './visitors.ts';
import { askUntilKept, ledger, newWrite, postJson, settle } from './writes.ts';

const WRITERS = 4;
const CHECKERS = 2;
const KEPT_BEFORE = 30;
const KEPT_AFTER = 30;

/**
 * Visitors write and check while something happens to the database. Checks go on, writes are refused with a time to come back, the
 * process lives, and afterwards everything works without a restart.
 *
 * @param url where the server finds its PostgreSQL.
 * @param disturb resolves when the database is well again.
 */
export async function whileDisturbed(
  place: Place,
  url: string,
  disturb: () => Promise<void>,
): Promise<Outcome> {
  const [book, writers, checkers] = [ledger(), visitors(), visitors()];
  const server = place.serve({ DATABASE_URL: url });
  const address = await server.ready;
  const over = new AbortController();
  const problems: string[] = [];
  mustOutlive(server, over, problems);
  let withoutTime = 0;
  const writing = keepDoing(WRITERS, over.signal, async () => {
    const wanted = newWrite(book.wanted.length);
    const send = async (to: string) => {
      const response = await wanted.send(to);
      if (response.status === 503 && !response.headers.has('retry-after')) withoutTime += 1;
      return response;
    };
    await askUntilKept({ ...wanted, send }, () => (problems.length ? undefined : address), book, writers);
  });
  let checked = 0;
  const checking = keepDoing(CHECKERS, over.signal, async () => {
    checked += 1;
    const link = `https://boutique-${checked}.example/`;
    await checkers.ask(() => postJson(address, PATHS.verifyLink.path, { link }));
  });
  const reach = (kept: number) => until(() => over.signal.aborted || book.acknowledged.size >= kept);
  await reach(KEPT_BEFORE);
  await disturb();
  await reach(book.acknowledged.size + KEPT_AFTER);
  over.abort();
  await Promise.all([writing, checking]);
  if (withoutTime) problems.push(`${withoutTime} refusals did not say when to come back`);
  const odd = writers.statuses().filter((status) => status >= 400 && status !== 503);
  if (odd.length) problems.push(`writes were answered ${odd.join(', ')}`);
  const failed = checkers.statuses().filter((status) => status !== 200);
  if (failed.length) problems.push(`checks were answered ${failed.join(', ')}`);
  return {
    ...(await settle(book, place)),
    seen: `writes: ${writers.seen()}; checks: ${checkers.seen()}`,
    problems,
  };
}
