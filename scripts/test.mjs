import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkAlerts } from './steps/alerts.mjs';
import { build, buildAll } from './steps/build.mjs';
import { chooseStages, WrongChoice } from './steps/choose-stages.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install, requireNode } from './steps/install.mjs';
import { checkLayers } from './steps/layers.mjs';
import { checkPhp } from './steps/php.mjs';
import { bin, ROOT, run } from './steps/run.mjs';
import { tryImage } from './steps/try-image.mjs';
import { tryNew } from './steps/try-new.mjs';
import { checkTypes } from './steps/types.mjs';
import { checkNoHints } from './steps/without-hints.mjs';

/** `npm test`: everything that must hold before a change lands. One line a stage, then a summary. */
requireNode();

const LOGS = path.join(ROOT, '.logs');
const SHOWN_OF_A_FAILURE = 80;
/** A busy machine may take its time; no test is about how fast it is. */
const PATIENCE_MS = 180_000;
let chromium;

/**
 * In this order. A stage marked `required` ends the run when it fails, since the later ones need it. One that `takesWords` runs only the tests
 * whose files have one of them in their paths.
 */
const STAGES = [
  { name: 'install', required: true, work: install },
  { name: 'format', work: () => run(bin('biome'), ['check', '--formatter-enabled=true', '.']) },
  { name: 'lint', work: () => run(bin('oxlint'), ['--deny-warnings']) },
  { name: 'layers', work: checkLayers },
  { name: 'unused', work: () => run(bin('knip')) },
  { name: 'types', work: checkTypes },
  { name: 'php', work: checkPhp },
  { name: 'alerts', work: checkAlerts },
  {
    name: 'unit',
    takesWords: true,
    work: (words) => run(bin('vitest'), ['run', `--testTimeout=${PATIENCE_MS}`, ...words]),
  },
  { name: 'new', work: tryNew },
  {
    name: 'build',
    required: true,
    work: () => buildAll(['web', 'api', 'engine', 'widgets']),
  },
  { name: 'image', work: tryImage },
  { name: 'floor', work: () => run(process.execPath, ['scripts/steps/check-floor.mjs']) },
  {
    name: 'sizes',
    work: async () => {
      const sizes = await run(process.execPath, ['scripts/steps/sizes.mjs']);
      return `${sizes}${await checkNoHints()}\n`;
    },
  },
  {
    name: 'chromium',
    required: true,
    neededBy: ['package', 'stories', 'pages', 'looks', 'end-to-end'],
    work: async () => {
      chromium = await findChromium();
      return chromium;
    },
  },
  {
    name: 'package',
    work: async () => {
      await build('ui');
      const env = { CHROMIUM_PATH: chromium };
      const ui = await run(process.execPath, ['packages/ui/release/check.mjs'], { env });
      return ui + (await run(process.execPath, ['packages/widgets/release/check.mjs'], { env }));
    },
  },
  {
    name: 'stories',
    takesWords: true,
    work: async (words) => {
      await build('storybook');
      const args = ['.storybook/run-tests.mjs', 'storybook-static', ...words];
      return run(process.execPath, args, { env: { CHROMIUM_PATH: chromium } });
    },
  },
  {
    name: 'pages',
    work: () =>
      run(process.execPath, ['scripts/steps/check-pages.mjs'], { env: { CHROMIUM_PATH: chromium } }),
  },
  {
    name: 'looks',
    takesWords: true,
    work: (words) =>
      run(process.execPath, ['scripts/looks.mjs', ...words], { env: { CHROMIUM_PATH: chromium } }),
  },
  {
    name: 'end-to-end',
    takesWords: true,
    work: (words) =>
      run(bin('playwright'), ['test', '--config', 'e2e', ...words], { env: { CHROMIUM_PATH: chromium } }),
  },
];

const stages = chosenStages();

await mkdir(LOGS, { recursive: true });
let passed = 0;
let failed = 0;
for (const { name, work, required, words } of stages) {
  const began = performance.now();
  let output;
  let hasFailed = false;
  try {
    output = await work(words);
  } catch (error) {
    hasFailed = true;
    output = error.output ? `${error.output}\n${error.message}` : (error.stack ?? error.message);
  }
  const text = typeof output === 'string' ? output : '';
  await writeFile(path.join(LOGS, `${name}.log`), text);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${hasFailed ? '✗' : '✓'} ${name} (${seconds} s)${hasFailed ? '' : closingLine(text)}`);
  if (hasFailed) {
    console.log(text.trimEnd().split('\n').slice(-SHOWN_OF_A_FAILURE).join('\n'));
    failed += 1;
    if (required) break;
  } else {
    for (const line of warnings(text)) console.log(`  ${line}`);
    passed += 1;
  }
}
console.log(`stages: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** What the command line names. */
function chosenStages() {
  try {
    return chooseStages(STAGES, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WrongChoice)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Tests that were left out or passed only at a second try. They must not go unseen behind a green line. */
function warnings(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) =>
      /^(PostgreSQL is not installed|PHP is not installed|promtool is not installed|Passed at its second try|Pictures were compared roughly)/.test(
        line,
      ),
    );
}

/** The last counts that a test runner printed, to show beside the stage. */
function closingLine(text) {
  const lines = stripVTControlCharacters(text).split('\n');
  const counts = lines.findLast((line) => /^\s*(Tests:?\s|\d+ passed)/.test(line));
  const flaky = lines.findLast((line) => /^\s*\d+ flaky$/.test(line));
  return [counts, flaky].map((line) => (line ? `  ${line.trim().replaceAll(/\s+/g, ' ')}` : '')).join('');
}
