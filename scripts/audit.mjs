import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PNPM, requireNode } from './steps/install.mjs';
import { judgeAudit } from './steps/judge-audit.mjs';
import { ROOT, run } from './steps/run.mjs';

/**
 * `npm run audit`: asks the registry for known faults of what runs in production, and fails on high and critical ones that are not
 * listed in `.ci/accepted-advisories.json`. Where the registry does not answer, it says so and fails nothing.
 */
requireNode();

/** A person who lands a change does not wait for a registry that hangs. */
const PATIENCE_MS = 60_000;
const AUDIT = ['--yes', PNPM, 'audit', '--prod', '--json'];

const accepted = JSON.parse(await readFile(path.join(ROOT, '.ci/accepted-advisories.json'), 'utf8'));
const printed = await ask();
const { problems, line } = judgeAudit(printed, accepted, new Date().toISOString().slice(0, 10));
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(line);
process.exit(problems.length ? 1 : 0);

/** The report; with findings the command fails, and prints it all the same. */
async function ask() {
  const output = await run('npx', AUDIT, { timeout: PATIENCE_MS }).catch((error) => error.output ?? '');
  // If the package manager does not understand our call, that is our mistake. It is not the silence of a registry.
  if (/^error: /m.test(output)) throw new Error(output);
  return output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
}
