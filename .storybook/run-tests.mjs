// Runs every story of the static build in Chromium: renders it, plays it, has axe look at it.
// Usage: node .storybook/run-tests.mjs [folder [part of a story file's path ...]]; CHROMIUM_PATH chooses the browser.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from './serve-folder.mjs';
import { writeShares } from './shares.mjs';
import { isCurrent } from './story-list.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [chosenFolder, ...only] = process.argv.slice(2);
const folder = resolve(chosenFolder ?? join(root, 'storybook-static'));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!existsSync(join(folder, 'index.json'))) {
  fail(`No Storybook in ${folder}. Build it first: npx storybook build -o storybook-static`);
}
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const all = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
const stories = all.filter(
  ({ importPath }) => only.length === 0 || only.some((part) => importPath.includes(part)),
);
if (only.length === 0 && !(await isCurrent(all))) {
  fail('docs/stories.md does not list the stories there are: run node .storybook/story-list.mjs');
}
if (stories.length === 0) fail(`None of ${all.length} stories is of ${only.join(', ')}.`);

const { origin, stop } = await serveFolder(folder);
const shares = await writeShares(stories);
const runner = spawn(
  process.execPath,
  [
    join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
    '--url',
    origin,
    '--maxWorkers',
    '2',
    '--config-dir',
    join(root, '.storybook'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_ROOT: shares, TEST_MATCH: '**/*.test.mjs' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => runner.kill(signal));
runner.once('exit', async (code) => {
  stop();
  await rm(shares, { recursive: true, force: true });
  const scope = only.length > 0 ? `${stories.length} of ${all.length}` : all.length;
  process.stdout.write(`stories: ${scope} ${code === 0 ? 'passed' : 'run, not all passed'}\n`);
  process.exitCode = code ?? 1;
});
