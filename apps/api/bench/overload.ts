import { fillWithScams } from './many-scams.ts';
import { onEachPlace, SECRET } from './places.ts';
import { TIMES, told, tooMany, tooSlow } from './too-many.ts';

/** The answers that visitors see when five times as many come as the server can serve, among many reports. */
const SCAMS = Number(process.env['SCAMS'] ?? 20_000);
const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 10);
const PROGRAM = new URL('bench-arrivals.js', import.meta.url);

const problems: string[] = [];
await onEachPlace(async (place) => {
  await fillWithScams(place, SCAMS, SECRET);
  const server = await place.serve();
  try {
    const { alone, crowd } = await tooMany(PROGRAM, server.address, SECONDS);
    console.log(`${place.name}, each alone: ${told(alone, SECONDS)}`);
    console.log(`${place.name}, ${TIMES} times as many: ${told(crowd, SECONDS)}`);
    problems.push(...tooSlow(crowd).map((problem) => `${place.name}: ${problem}`));
  } finally {
    server.stop();
  }
});
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
