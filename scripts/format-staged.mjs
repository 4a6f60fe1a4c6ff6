import { existsSync } from 'node:fs';
import { bin, run } from './steps/run.mjs';

/** What runs before each commit once `npm run hooks` was run: formats the files that are committed whole, and looks at the others. */
const names = async (...args) =>
  (await run('git', ['diff', '--name-only', '-z', ...args])).split('\0').filter(Boolean);
const biome = (...args) => run(bin('biome'), ['check', '--no-errors-on-unmatched', ...args]);

if (!existsSync(bin('biome'))) {
  console.error('Not formatted: nothing is installed yet. `npm start` installs it.');
  process.exit(0);
}
try {
  const staged = await names('--cached', '--diff-filter=ACMR');
  const changed = new Set(await names());
  const whole = staged.filter((file) => !changed.has(file));
  const partly = staged.filter((file) => changed.has(file));
  if (whole.length > 0) {
    await biome('--write', ...whole);
    await run('git', ['add', '--', ...whole]);
  }
  // To write them would commit what was left out on purpose.
  if (partly.length > 0) await biome(...partly);
} catch (error) {
  console.error(error.output ?? error.message);
  process.exit(1);
}
