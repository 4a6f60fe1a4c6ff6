import { PATHS } from '@scamguard/contracts';
import { median } from './load.ts';
import { fillWithScams, numberOf, siteOf, WORDS } from './many-scams.ts';
import { onEachPlace, SECRET } from './places.ts';

/**
 * Measures how long a search takes among many reports, asked one after the other. It also measures the processor time of the
 * server. The embedded database runs in the server; PostgreSQL does not.
 */
const SCAMS = Number(process.env['SCAMS'] ?? 100_000);
const SEARCHES = 300;

const word = (index: number) => WORDS[index % WORDS.length] ?? '';

/** Words that people may look for. The hardest is a word of every fifth text. */
const SEARCH: Readonly<Record<string, (index: number) => string>> = {
  'a rare word': (index) => word(1_000 + index * 7),
  'a common word': (index) => word(index % 20),
  'a common and a rare word': (index) => `${word(index % 20)} ${word(200 + index * 3)}`,
  'a misspelt word': (index) => `${word(300 + index * 5).slice(0, -1)}xe`,
  'a whole number': (index) => numberOf(2 * index),
  'a whole address of a site': (index) => siteOf(2 * index + 1),
};

await onEachPlace(async (place) => {
  const began = performance.now();
  await fillWithScams(place, SCAMS, SECRET);
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
