import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fontsOfPage } from './fonts-of-page.mjs';
import { ROOT } from './run.mjs';

const CLIENT = path.join(ROOT, 'apps/web/dist/client');
const KB = 1024;

/** Most bytes that a first visit to any page may cost, compressed with brotli. Source: docs/architecture.md, budgets. */
const FIRST_VISIT = { all: 155 * KB, scripts: 109 * KB, fonts: 40 * KB };
/** Where people come with a message: their scripts are the lightest. A form costs the library that keeps it. */
const FRONT_DOORS = new Set(['/', '/verify']);
const SCRIPTS_OF_FRONT_DOORS = 103 * KB;
/** Moderators sign in and come back: what they do takes more code, and is fetched once. */
const BEHIND_SIGN_IN = new Set(['/moderation']);
const SCRIPTS_BEHIND_SIGN_IN = 116 * KB;

function scriptsBudgetOf(place) {
  if (BEHIND_SIGN_IN.has(place)) return SCRIPTS_BEHIND_SIGN_IN;
  return FRONT_DOORS.has(place) ? SCRIPTS_OF_FRONT_DOORS : FIRST_VISIT.scripts;
}

/** Fonts are already compressed and have no `.br` beside them. */
async function bytesOnTheWire(file) {
  const compressed = await stat(path.join(CLIENT, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(path.join(CLIENT, file)))).size;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const measure = async (files) => sum(await Promise.all(files.map(bytesOnTheWire)));
const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]))];

/** What a browser fetches for one page: the page, its scripts, and the fonts that have its letters. */
async function firstVisit(page) {
  const html = await readFile(path.join(CLIENT, page), 'utf8');
  const list = /<script[^>]* id="scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const scripts = await measure(matches(list, /"\/(assets\/[^"]+\.js)"/g));
  const fonts = await measure(fontsOfPage(html));
  return { all: (await bytesOnTheWire(page)) + scripts + fonts, scripts, fonts };
}

/**
 * Most bytes of a widget's script, compressed with brotli; what it fetches only when first needed is not counted. The name of a build changes what
 * it compresses to: twelve names gave 18,325 to 18,372 bytes for the check, and 31,344 to 31,460 for all. Pages say 18 and 31 KB.
 */
const ONE_WIDGET = 18 * KB;
const ALL_WIDGETS = 31_600;
/** Of the page around a frame, and of the page in it beside its widget. */
const FRAME_SCRIPT = 1 * KB;

/** What each script for other sites costs. */
async function widgetScripts() {
  const manifest = await readFile(path.join(ROOT, 'packages/widgets/dist/manifest.json'), 'utf8');
  const { major, files } = JSON.parse(manifest);
  return Object.entries(files).filter(([name]) => name.startsWith(`${major}/`));
}

let overspent = false;
const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** Says what something costs and whether that is too much. */
function tell(what, cost, budget) {
  const isOver = cost > budget;
  overspent ||= isOver;
  console.log(`${isOver ? 'OVER' : 'ok'}  ${what}: ${kilobytes(cost)} of ${kilobytes(budget)}`);
}

const { pages } = JSON.parse(await readFile(path.join(CLIENT, '..', 'pages.json'), 'utf8'));
for (const { path: place, file } of pages) {
  const cost = await firstVisit(file);
  const budgets = { ...FIRST_VISIT, scripts: scriptsBudgetOf(place.split('?', 1)[0]) };
  for (const [what, budget] of Object.entries(budgets)) tell(`${file}  ${what}`, cost[what], budget);
}
for (const [name, { brotli }] of await widgetScripts()) {
  const isOfFrame = /\/framed?\.js$/.test(name);
  const budget = name.endsWith('/scamguard.js') ? ALL_WIDGETS : ONE_WIDGET;
  tell(`widgets/${name}`, brotli, isOfFrame ? FRAME_SCRIPT : budget);
}
/**
 * Pages and scripts that are fetched in the background, or when a visitor says so. With the rules, the fonts and what comes at the first press
 * this is what the foot of every page says: `kept-size.test.ts` weighs that in a browser.
 */
const KEPT_OFFLINE = 432 * KB;
const kept = JSON.parse(await readFile(path.join(CLIENT, '..', 'offline-sizes.json'), 'utf8'));
for (const [language, size] of Object.entries(kept))
  tell(`kept offline, ${language}`, size * KB, KEPT_OFFLINE);
process.exit(overspent ? 1 : 0);
