import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { tellBlocking } from './steps/blocking.mjs';
import { findChromium } from './steps/chromium.mjs';
import { serveOthers } from './steps/other-pages.mjs';
import { freePort, startSite } from './steps/site-server.mjs';

/**
 * Lighthouse on a simulated cheap phone and slow line, for every public page: the median of three runs. Paths may be named as
 * arguments. Then how long the two entrances keep the browser from answering, beside pages that others built: `--beside=FOLDER`
 * names a folder with a built page in each of its folders, of which `native` is the measure. Source of the budgets:
 * docs/architecture.md.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const ENTRANCES = ['/', '/verify'];
const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const LESSON = /^\/learn\/./;
/** Tabs, details and pages that no search engine is told of. */
const OTHERS = [
  '/verify?tab=conversation',
  '/report?tab=search',
  '/learn?tab=tips',
  '/learn/mobile-money?tab=video',
  '/learn/mobile-money?tab=audio',
  '/community?tab=flagged',
  '/community/transfert-soleil',
  '/support?tab=faq',
  '/support?tab=resources',
  '/auth?tab=register',
  '/moderation',
];
/** Asks search engines to stay away. */
const HIDDEN = /^\/moderation/;

/** Every page of the site map in its default language, the first lesson for all, and the others. */
async function publicPaths(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, place]) => place.slice(origin.length))
    .filter((place) => !place.includes('?'));
  const lessons = paths.filter((place) => LESSON.test(place));
  return [...paths.filter((place) => !LESSON.test(place)), ...lessons.slice(0, 1), ...OTHERS];
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Scores from 0 to 100, and what is wrong where a score is below its budget. */
async function score(url, port) {
  const runs = [];
  for (let each = 0; each < RUNS; each += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(BUDGETS) });
    runs.push(lhr);
  }
  const scores = Object.fromEntries(
    Object.keys(BUDGETS).map((category) => [
      category,
      Math.round(100 * median(runs.map(({ categories }) => categories[category].score ?? 0))),
    ]),
  );
  const isExempt = (category) => category === 'seo' && HIDDEN.test(new URL(url).pathname);
  const short = Object.keys(BUDGETS).filter(
    (category) => scores[category] < BUDGETS[category] && !isExempt(category),
  );
  const { audits, categories, runtimeError } = runs[0];
  const failed = short.flatMap((category) =>
    categories[category].auditRefs
      .map(({ id }) => audits[id])
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim()),
  );
  // A page that could not be measured, such as one that is not found, has no audit that failed.
  const wrong = [...(runtimeError ? [runtimeError.message] : []), ...failed];
  return { scores, isShort: short.length > 0, wrong: [...new Set(wrong)] };
}

const { origin, stop } = await startSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});
let isAnyShort = false;
try {
  for (const place of named.length > 0 ? named : await publicPaths(origin)) {
    const { scores, isShort, wrong } = await score(`${origin}${place}`, port);
    isAnyShort ||= isShort;
    const figures = Object.entries(scores).map(([category, value]) => `${category} ${value}`);
    console.log(`${isShort ? 'SHORT' : 'ok'}  ${place}  ${figures.join('  ')}`);
    for (const line of wrong) console.log(`       ${line}`);
  }
  if (!values.beside) console.log('No pages to compare with: --beside=FOLDER names some.');
  const others = values.beside ? await serveOthers(values.beside) : { addresses: {}, stop: () => {} };
  const own = Object.fromEntries(ENTRANCES.map((place) => [place, `${origin}${place}`]));
  isAnyShort = (await tellBlocking({ ...others.addresses, ...own }, browser, port)) || isAnyShort;
  others.stop();
} finally {
  await browser.close();
  await stop();
}
process.exit(isAnyShort ? 1 : 0);
