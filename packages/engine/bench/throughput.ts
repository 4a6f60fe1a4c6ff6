import { assess } from '../node/index.ts';
import type { ItemKind } from '../src/index.ts';
import { hostileValues } from '../src/testing/hostile-values.ts';
import { LINKS, MESSAGES } from './ordinary-values.ts';

/** The compiler works on the code for some three seconds, and its own time is counted with the rest. */
const WARM_UP_MS = 4_000;
const MEASURE_MS = 1_500;
/** Asking for the processor's time takes as long as a verdict: it is asked once for so many rounds. */
const ROUNDS = 50;
const HOSTILE_RUNS = 5;

/** The very first call of a kind also opens tables and weights. How it is in a browser, `scripts/bench-first-verdict.mjs` says. */
const [onLink, onMessage] = (['link', 'conversation'] as const).map((kind) => {
  const value = (kind === 'link' ? LINKS[6] : MESSAGES[1]) ?? '';
  return `${processorTime(kind, value).toFixed(0)} ms`;
});
console.log(`first verdict of a server on a link ${onLink}, on a message ${onMessage}`);
console.log(`links      ${perSecond('link', LINKS)} a second on one core (goal 20 000)`);
console.log(
  `messages   ${perSecond('conversation', MESSAGES)} of 300 characters a second on one core (goal 5 000)`,
);
const slowest = hostileValues()
  .map(({ name, kind, value }) => ({ name, kind, ms: quickestRun(kind, value) }))
  .toSorted((one, other) => other.ms - one.ms);
for (const { name, kind, ms } of slowest.slice(0, 5))
  console.log(`${ms.toFixed(1).padStart(6)} ms  ${kind}: ${name}`);

/** Rounded to hundreds, after the compiler has warmed up. */
function perSecond(kind: ItemKind, values: readonly string[]): string {
  runFor(WARM_UP_MS, kind, values);
  const { runs, ms } = runFor(MEASURE_MS, kind, values);
  return (Math.round((runs / ms) * 10) * 100).toLocaleString('fr-FR').padStart(8);
}

/** Counts the processor's time and not the clock's, so that a busy machine changes little. */
function runFor(
  duration: number,
  kind: ItemKind,
  values: readonly string[],
): { readonly runs: number; readonly ms: number } {
  const start = process.cpuUsage();
  let runs = 0;
  let ms = 0;
  while (ms < duration) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const value of values) assess({ kind, value }, { language: 'fr' });
    }
    runs += ROUNDS * values.length;
    const { user, system } = process.cpuUsage(start);
    ms = (user + system) / 1_000;
  }
  return { runs, ms };
}

/** Processor's time of the quickest of a few runs, in milliseconds. */
function quickestRun(kind: ItemKind, value: string): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < HOSTILE_RUNS; run += 1) quickest = Math.min(quickest, processorTime(kind, value));
  return quickest;
}

function processorTime(kind: ItemKind, value: string): number {
  const start = process.cpuUsage();
  assess({ kind, value }, { language: 'fr' });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
