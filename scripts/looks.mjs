import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveFolder } from '../.storybook/serve-folder.mjs';
import { drawingOf, openStorybook, takePictures } from './looks/camera.mjs';
import { difference, roughDifference, writeSideBySide } from './looks/compare.mjs';
import { mainStories, viewsOf } from './looks/main-stories.mjs';
import { pixelsOf, readSheet, writeSheet } from './looks/sheet.mjs';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { ROOT } from './steps/run.mjs';

/**
 * `npm run looks`: compares how components look with the pictures in `docs/looks`. A change that is meant is accepted with
 * `npm run looks -- --update`. Words name components: `npm run looks -- button badge`.
 */
const SHEETS = path.join(ROOT, 'docs/looks');
const RECORD = path.join(SHEETS, 'looks.txt');
const SEEN = path.join(ROOT, '.logs/looks');
const STORYBOOK = path.join(ROOT, 'storybook-static');
/** A story that plays waits more than it works. */
const PAGES_A_CORE = 3;

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
/** Components are named as their folders are; Storybook leaves hyphens out. */
const only = words.filter((word) => !word.startsWith('--')).map((word) => word.replaceAll('-', ''));

await build('widgets');
await build('storybook');
const { entries } = JSON.parse(await readFile(path.join(STORYBOOK, 'index.json'), 'utf8'));
const all = mainStories(Object.values(entries).filter(({ type }) => type === 'story'));
const chosen = [...all].filter(([name]) => only.length === 0 || only.includes(name));
const unknown = only.filter((name) => !all.has(name));
if (unknown.length > 0) throw new Error(`There is no component ${unknown.join(', ')} with stories.`);
const record = await readRecord();

const { origin, stop } = await serveFolder(STORYBOOK);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
});
let mistakes = [];
try {
  const first = await openStorybook(browser, origin);
  const drawing = await drawingOf(first);
  await first.context().close();
  const drawsAlike = drawing === record.drawing;
  if (isUpdate) mistakes = await update(drawing);
  else mistakes = await compare(drawsAlike ? difference : roughDifference);
  if (!isUpdate && !drawsAlike)
    console.log(
      `Pictures were compared roughly: they were taken with Chromium ${record.chromium}, and this one (${browser.version()}) draws otherwise here.`,
    );
} finally {
  await browser.close();
  stop();
}
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0 && isUpdate) process.exitCode = 1;
else if (mistakes.length > 0) {
  console.error(
    `\nBefore, after and where they differ: ${path.relative(ROOT, SEEN)}. If it is meant: npm run looks -- --update`,
  );
  process.exitCode = 1;
}

/**
 * Does something with the pictures of each chosen component, in several pages at once.
 *
 * @returns {Promise<string[]>} which components could not be looked at, and why.
 */
async function withPictures(work) {
  const waiting = [...chosen];
  const failures = [];
  const takeTurns = async () => {
    let page = await openStorybook(browser, origin);
    while (waiting.length > 0) {
      const [name, stories] = waiting.shift();
      try {
        await work(name, await takePictures(page, viewsOf(stories)), (view) => takePictures(page, [view]));
      } catch (error) {
        failures.push(`${name} was not looked at: ${error.message}`);
        await page.context().close();
        page = await openStorybook(browser, origin);
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: PAGES_A_CORE * availableParallelism() }, takeTurns));
  return failures;
}

async function update(drawing) {
  await mkdir(SHEETS, { recursive: true });
  const components = { ...record.components };
  const failures = await withPictures(async (name, pictures) => {
    const cells = await Promise.all(
      pictures.map(async (picture) => ({ ...picture, height: (await pixelsOf(picture.png)).height })),
    );
    await writeSheet(path.join(SHEETS, `${name}.webp`), cells);
    components[name] = cells.map(({ story, theme, width, height }) => ({ story, theme, width, height }));
  });
  for (const name of Object.keys(components)) if (!all.has(name)) delete components[name];
  for (const file of await readdir(SHEETS))
    if (file.endsWith('.webp') && !all.has(path.basename(file, '.webp'))) await rm(path.join(SHEETS, file));
  await writeFile(RECORD, recordText({ drawing, chromium: browser.version(), components }));
  console.log(`${chosen.length - failures.length} sheets written to ${path.relative(ROOT, SHEETS)}`);
  return failures;
}

function keyOf({ story, theme, width }) {
  return `${story} ${theme} ${width}`;
}

/** A line for each picture, so that a change can be read. */
function recordText({ drawing, chromium: version, components }) {
  const sorted = Object.entries(components).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = sorted.flatMap(([name, cells]) =>
    cells.map(({ story, theme, width, height }) => [name, story, theme, width, height].join(' ')),
  );
  return `${[`drawn ${drawing} by Chromium ${version}`, ...lines].join('\n')}\n`;
}

/** What was recorded, or nothing yet. */
async function readRecord() {
  const [head = '', ...lines] = (await readFile(RECORD, 'utf8').catch(() => '')).trim().split('\n');
  const [, drawing, , , version] = head.split(' ');
  const components = {};
  for (const line of lines) {
    const [name, story, theme, width, height] = line.split(' ');
    components[name] ??= [];
    components[name].push({ story, theme, width: Number(width), height: Number(height) });
  }
  return { drawing, chromium: version, components };
}

/** @param differenceOf how two pictures differ. */
async function compare(differenceOf) {
  await rm(SEEN, { recursive: true, force: true });
  await mkdir(SEEN, { recursive: true });
  const found = Object.keys(record.components)
    .filter((name) => !all.has(name))
    .map((name) => `${name} has pictures and no stories any more.`);
  let compared = 0;
  const failures = await withPictures(async (name, pictures, takeAgain) => {
    const cells = record.components[name] ?? [];
    const known = new Map(
      (cells.length > 0 ? await readSheet(path.join(SHEETS, `${name}.webp`), cells) : []).map(
        (pixels, index) => [keyOf(cells[index]), pixels],
      ),
    );
    for (const picture of pictures) {
      const what = `${picture.story}, ${picture.theme}, ${picture.width} px`;
      const before = known.get(keyOf(picture));
      if (!before) {
        found.push(`${what}: there is no picture of it yet.`);
        continue;
      }
      compared += 1;
      if (!differenceOf(before, await pixelsOf(picture.png))) continue;
      // A frame may have come too early: only what looks different a second time is.
      const [{ png }] = await takeAgain(picture);
      const after = await pixelsOf(png);
      const differs = differenceOf(before, after);
      if (!differs) continue;
      const file = `${picture.story}-${picture.theme}-${picture.width}.png`;
      await writeSideBySide(path.join(SEEN, file), before, after, differs.marked);
      found.push(`${what}: ${differs.what} (${file})`);
    }
  });
  console.log(`${compared} pictures of ${chosen.length} components compared`);
  return [...failures, ...found.toSorted()];
}
