import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/steps/chromium.mjs';
import { PNPM } from '../../../scripts/steps/install.mjs';
import { bin, run } from '../../../scripts/steps/run.mjs';
import { scriptsWithHints } from '../../../scripts/steps/without-hints.mjs';
import { open, serve } from './browse.mjs';
import { checkTokens } from './check-tokens.mjs';
import { bundleOutside, installOutside, stylesWithData } from './outside-app.mjs';
import { PACKAGE, publicParts, themes } from './public-parts.mjs';
import { publicProps, recordedProps } from './public-props.mjs';

/** Packs what was built and checks that it works where it will be installed. Needs `release/build.mjs` before. */
const program = (name) => path.join(PACKAGE, 'node_modules/.bin', name);
const PLUM = 'rgb(90, 36, 112)';
/** The oldest React that `peerDependencies` allow. */
const OLDEST_REACT = '18.3.1';
const INDIGO = 'rgb(43, 47, 119)';
const colour = (button) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

assert.equal(
  await publicProps(),
  await recordedProps(),
  'the interface of components has changed: if that is meant, run `node packages/ui/release/public-props.mjs` and review it',
);
console.log('ok  public props are as recorded');

const sizes = await run(program('size-limit'), ['--json'], { cwd: PACKAGE });
console.log(`ok  ${sizes.match(/"passed": true/g).length} size budgets are kept`);

const packed = await mkdtemp(path.join(tmpdir(), 'scamguard-packed-'));
await run('npx', ['--yes', PNPM, 'pack', '--pack-destination', packed], { cwd: PACKAGE });
const { version } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));
const tarball = path.join(packed, `scamguard-ui-${version}.tgz`);

await run(program('publint'), ['run', tarball, '--strict']);
const parts = Object.keys(publicParts);
const entries = [
  '.',
  './icons',
  './page',
  './tokens',
  ...themes.map((name) => `./themes/${name}`),
  ...parts.flatMap((name) => [`./${name}`, `./${name}/styles`]),
];
await run(program('attw'), [tarball, '--profile', 'esm-only', '--entrypoints', ...entries]);

const folder = await installOutside(tarball);
await run(bin('tsc'), ['--project', folder]);
const rendered = await run(process.execPath, ['server.js'], { cwd: folder, env: { NODE_ENV: 'production' } });
await bundleOutside(folder, 'index.html');
await bundleOutside(folder, 'quick-start.html');
const alone = await bundleOutside(folder, 'one-component.html');
const taken = [...new Set(alone.filter((file) => file.endsWith('.js')).map((file) => path.dirname(file)))];
assert.deepEqual(taken, ['components/button', 'components/icon', 'props'], 'one component costs others too');

assert.deepEqual(await stylesWithData(folder), [], 'Vite, as it is, puts a font into a style sheet');
console.log('ok  Vite, as it is, leaves every font a file, as a strict policy wants it');

const licence = await readFile(path.join(folder, 'node_modules/@scamguard/ui/dist/fonts/OFL.txt'), 'utf8');
assert.match(
  licence,
  /SIL International[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/,
  'fonts have lost their licence',
);
console.log('ok  the licence of the fonts lies beside them');

const hints = await scriptsWithHints(path.join(folder, 'node_modules/@scamguard/ui/dist'));
assert.ok(hints.includes('props/misuse.js'), 'the package does not say what is wrong');
assert.deepEqual(await scriptsWithHints(path.join(folder, 'dist')), [], 'visitors load hints for developers');
console.log('ok  what is said to developers is in the package, and in no page that is built for visitors');

console.log(`ok  ${await checkTokens(folder)}`);

const oldFolder = await installOutside(tarball, OLDEST_REACT);
const renderedByOld = await run(process.execPath, ['server.js'], {
  cwd: oldFolder,
  env: { NODE_ENV: 'production' },
});
await bundleOutside(oldFolder, 'index.html');

const intoPage = async (project, content) => {
  const html = await readFile(path.join(project, 'dist/index.html'), 'utf8');
  return html.replace('<div id="root"></div>', `<div id="root">${content}</div>`);
};
const { origin, stop } = await serve(folder, { '/server.html': await intoPage(folder, rendered) });
const old = await serve(oldFolder, { '/server.html': await intoPage(oldFolder, renderedByOld) });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const address of [origin, old.origin].flatMap((site) => [
    `${site}/index.html`,
    `${site}/server.html`,
  ])) {
    const { page, complaints } = await open(browser, address);
    await page.getByRole('region', { name: 'Risk found' }).waitFor();
    assert.equal(await colour(page.getByRole('button', { name: 'Ask' })), PLUM, `${address} has no theme`);
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog', { name: 'Asked' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tell' }).click();
    await page.getByText('Told', { exact: true }).first().waitFor();
    assert.deepEqual(complaints, [], address);
    const react = address.startsWith(origin) ? 'our React' : `React ${OLDEST_REACT}`;
    console.log(`ok  ${path.basename(address)} with ${react} under default-src 'self'`);
  }
  const started = await open(browser, `${origin}/quick-start.html`);
  const title = started.page.getByText('Risque détecté !');
  const type = await title.evaluate((element) => getComputedStyle(element).fontFamily);
  assert.match(type, /^"Trebuchet MS"/, 'the quick start of the README has not the type of its theme');
  const ground = await started.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(ground, 'rgb(250, 248, 251)', 'the quick start of the README has not the ground of its theme');
  const panel = started.page.getByRole('region', { name: 'Risque détecté !' });
  const heights = await panel.evaluate((element) => [element.clientHeight, element.children[0].offsetHeight]);
  assert.equal(heights[0], heights[1], 'a verdict without advice has an empty strip below it');
  const align = await panel.evaluate((element) => getComputedStyle(element).textAlign);
  assert.equal(align, 'start', 'a page that centres its text pulls a verdict apart');
  assert.deepEqual(started.complaints, []);
  console.log('ok  the quick start of the README, as it stands there');
  const { page, complaints } = await open(browser, `${origin}/one-component.html`);
  assert.equal(await colour(page.getByRole('button', { name: 'Alone' })), INDIGO);
  assert.deepEqual(complaints, []);
  console.log(`ok  one component costs ${taken.join(', ')}`);
} finally {
  await browser.close();
  stop();
  old.stop();
  await Promise.all([packed, folder, oldFolder].map((temporary) => rm(temporary, { recursive: true })));
}
console.log(`${entries.length + 2} passed: entries of ${path.basename(tarball)}`);
