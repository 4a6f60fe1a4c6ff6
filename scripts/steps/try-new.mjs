import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atOnce } from './at-once.mjs';
import { ROOT, run } from './run.mjs';

/** The commands of CONTRIBUTING.md, as they stand there. */
const COMMAND = /^npm run new -- (?:.*\\\n)*.*$/gm;
/** What it only mentions. */
const OTHERS = ['npm run new -- component loss-table --pattern', 'npm run new -- signal link/coffee-in-name'];
const PROJECTS = ['engine', 'i18n', 'ui', 'widgets', 'content', 'client'].map((name) => `packages/${name}`);
const TESTED_BY = /Tried by:\n\s+npx vitest run (.+)/;

/**
 * Runs every recipe of CONTRIBUTING.md in a clean copy of the project, then checks format, lint, layers and types, and runs the tests that
 * the recipes name.
 *
 * @returns {Promise<string>} what the tests printed.
 */
export async function tryNew() {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'scamguard-new-')));
  try {
    await copyProject(copy);
    const tests = new Set();
    const recipes = (await readFile(path.join(copy, 'CONTRIBUTING.md'), 'utf8')).match(COMMAND);
    for (const command of [...recipes, ...OTHERS]) {
      const said = await run('sh', ['-c', command], { cwd: copy });
      for (const test of TESTED_BY.exec(said)[1].split(' ')) tests.add(test);
    }
    const tool = (name, ...args) => run(path.join(copy, 'node_modules/.bin', name), args, { cwd: copy });
    await tool('biome', 'check', '--vcs-enabled=false', 'apps', 'packages', 'e2e');
    await tool('oxlint', '--deny-warnings', 'apps', 'packages', 'e2e');
    await tool('depcruise', 'apps', 'packages');
    await tool('knip');
    await atOnce(
      [...PROJECTS, 'apps/web', 'apps/api', 'e2e'].map((project) => () => tool('tsc', '--project', project)),
    );
    return await tool('vitest', 'run', '--testTimeout=180000', ...tests);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The files that a clone would have. The first recipe installs what they need, as for a newcomer. */
async function copyProject(copy) {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  for (const file of listed.split('\0').filter(Boolean)) {
    const source = path.join(ROOT, file);
    if (existsSync(source)) await cp(source, path.join(copy, file));
  }
}
