import { sql } from 'drizzle-orm';
import { reputationIndex } from '../src/modules/reputation/index.ts';
import { type Reputation, reputationRepository } from '../src/modules/reputation/repository.ts';
import { onEachPlace } from './places.ts';

/** The cost of knowing that most keys are unknown: memory, start, and how often the database is asked in vain. */
const KEYS = Number(process.env['KEYS'] ?? 10_000_000);
/** Filled into each database, which takes a minute for a million. */
const STORED = Number(process.env['STORED'] ?? 1_000_000);
const OTHERS = 200_000;
const PAGE = 10_000;
const MB = 1024 ** 2;

const keyOf = (index: number) => `domain:boutique-${String(index).padStart(9, '0')}.example`;
const rowOf = (index: number): Reputation => ({
  key: keyOf(index),
  reports: 0,
  confirmed: false,
  listed: true,
  lastReportedAt: null,
  countsUntil: null,
  change: 1,
  updatedAt: new Date(),
});
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

type Repository = Parameters<typeof reputationIndex>[0]['repository'];

async function measure(name: string, repository: Repository, keys: number): Promise<void> {
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    return [];
  };
  // Time stands still: what is measured is the filter, and not how long it is trusted without news.
  const { refresh, find } = reputationIndex({ repository, lookup, now: () => 0 });
  const before = process.memoryUsage().arrayBuffers;
  const [began, start] = [processorSeconds(), performance.now()];
  await refresh();
  const [filled, end] = [processorSeconds(), performance.now()];
  for (let index = 0; index < OTHERS; index += 1) await find([`domain:autre-${index}.example`]);
  const bytes = process.memoryUsage().arrayBuffers - before;
  const memory = `${(bytes / MB).toFixed(0)} MB for the filter, ${(process.memoryUsage().rss / MB).toFixed(0)} MB for the process`;
  const time = `${((end - start) / 1_000).toFixed(1)} s to read them, ${(filled - began).toFixed(1)} s of our processor time`;
  console.log(
    `${name}: ${keys} keys: ${memory}; ${time}; asked in vain for ${((100 * asked) / OTHERS).toFixed(3)} % of other keys`,
  );
}

const madeUp: Repository = {
  clock: async () => 1,
  count: async () => KEYS,
  rowsAfter: async (after) => {
    const from = after === '' ? 0 : Number(/\d+/.exec(after)?.[0]) + 1;
    return Array.from({ length: Math.max(0, Math.min(PAGE, KEYS - from)) }, (_, index) =>
      rowOf(from + index),
    );
  },
  changedSince: async () => [],
};
await measure('without a database', madeUp, KEYS);

await onEachPlace(async ({ name, open }) => {
  if (name !== 'PostgreSQL') return;
  const { queries, close } = await open();
  const STEP = 50_000;
  for (let from = 0; from < STORED; from += STEP)
    await queries.execute(sql`insert into reputation (key, listed, change)
      select 'domain:boutique-' || lpad(n::text, 9, '0') || '.example', true, 1
      from generate_series(${from}::int, ${Math.min(STORED, from + STEP) - 1}::int) as n`);
  await measure(name, reputationRepository(queries), STORED);
  await close();
});
