import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

const CLIENT = path.join(ROOT, 'apps/web/dist/client');
const KB = 1024;

/** Most bytes that a first visit may cost, compressed with brotli. Source: docs/architecture.md, budgets. */
const HOME = { all: 150 * KB, scripts: 100 * KB, fonts: 40 * KB };
const VERIFY = { all: 155 * KB, scripts: 105 * KB, fonts: 40 * KB };
const BUDGETS = {
  'fr/index.html': HOME,
  'en/index.html': HOME,
  'fr/verify.html': VERIFY,
  'en/verify.html': VERIFY,
};

/** Fonts are already compressed and have no `.br` beside them. */
async function bytesOnTheWire(file) {
  const compressed = await stat(path.join(CLIENT, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(path.join(CLIENT, file)))).size;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const measure = async (files) => sum(await Promise.all(files.map(bytesOnTheWire)));
const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]))];

/** What a browser fetches for one page: the page, its scripts, and the fonts that every Latin text needs. */
async function firstVisit(page) {
  const html = await readFile(path.join(CLIENT, page), 'utf8');
  const scripts = await measure(matches(html, /(?:src|href)="\/(assets\/[^"]+\.js)"/g));
  const fonts = await measure(matches(html, /url\(\/(assets\/[^)]*latin-(?!ext)[^)]*\.woff2)\)/g));
  return { all: (await bytesOnTheWire(page)) + scripts + fonts, scripts, fonts };
}

let overspent = false;
for (const [page, budgets] of Object.entries(BUDGETS)) {
  const cost = await firstVisit(page);
  for (const [what, budget] of Object.entries(budgets)) {
    const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
    const isOver = cost[what] > budget;
    overspent ||= isOver;
    console.log(
      `${isOver ? 'OVER' : 'ok'}  ${page}  ${what}: ${kilobytes(cost[what])} of ${kilobytes(budget)}`,
    );
  }
}
process.exit(overspent ? 1 : 0);
