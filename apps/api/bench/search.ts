import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { scams, scamWords } from '../src/db/schema/scams.ts';
import { median } from './load.ts';
import { madeUpWords, pickWords } from './made-up-words.ts';
import { onEachPlace, type Place } from './places.ts';

/**
 * How long a search takes among many reports, asked one after the other, and how much processor time of the server, in which the embedded
 * database runs and PostgreSQL does not.
 */
const SCAMS = Number(process.env['SCAMS'] ?? 100_000);
const BATCH = 2_000;
const SEARCHES = 300;
const WORDS = madeUpWords(4_000);
const HOUR_MS = 3_600_000;

const word = (index: number) => WORDS[index % WORDS.length] ?? '';

/** What people may look for, the hardest included: a word of every fifth text. */
const SEARCH: Readonly<Record<string, (index: number) => string>> = {
  'a rare word': (index) => word(1_000 + index * 7),
  'a common word': (index) => word(index % 20),
  'a common and a rare word': (index) => `${word(index % 20)} ${word(200 + index * 3)}`,
  'a misspelt word': (index) => `${word(300 + index * 5).slice(0, -1)}xe`,
  'the end of a number': (index) => String(97_000_000 + index),
  'a part of a domain': (index) => `${word(index)}.example`,
};

await onEachPlace(async (place) => {
  const began = performance.now();
  await fill(place);
  console.log(
    `${place.name}: ${SCAMS} reported scams, filled in ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  const server = await place.serve();
  try {
    for (const [name, search] of Object.entries(SEARCH)) {
      const times: number[] = [];
      const before = server.processorTime();
      for (let index = 0; index < SEARCHES; index += 1) {
        const url = `${server.address}${PATHS.searchScams.path}?${new URLSearchParams({ search: search(index) })}`;
        const start = performance.now();
        const answer = await fetch(url);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`A search was answered with ${answer.status}`);
        times.push(performance.now() - start);
      }
      const each = ((server.processorTime() - before) / SEARCHES).toFixed(1);
      const late = times.toSorted((one, other) => one - other)[Math.floor(SEARCHES * 0.95)] ?? 0;
      console.log(
        `${place.name}: search by ${name}: ${median(times).toFixed(1)} ms at the median, ${late.toFixed(1)} ms at 95 %, ${each} ms of the server's processor time each`,
      );
    }
  } finally {
    server.stop();
  }
});

async function fill({ open }: Place): Promise<void> {
  const database = await open();
  const now = Date.now();
  for (let start = 0; start < SCAMS; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, SCAMS - start) }, (_, index) => ({
      id: randomUUID(),
      status: (start + index) % 3 ? ('pending' as const) : ('published' as const),
      scamType: 'mobile_money',
      region: 'littoral',
      title: pickWords(WORDS, 5, start + index),
      description: pickWords(WORDS, 25, start + index + SCAMS),
      contactParts: [`part-${start + index}`],
      lastReportedAt: new Date(now - ((start + index) % 5_000) * HOUR_MS),
    }));
    await database.queries.insert(scams).values(rows);
  }
  await database.queries.insert(scamWords).values(WORDS.map((word) => ({ word })));
  await database.queries.execute('analyze');
  await database.close();
}
