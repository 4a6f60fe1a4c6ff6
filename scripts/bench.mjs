import { existsSync } from 'node:fs';
import { buildAll } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';
import { ROOT, run } from './steps/run.mjs';

/** `npm run bench`: the speed of the engine, of the server as a share of a bare echo in the same run, and of the pages. */
requireNode();
await install();
await buildAll(['engine', 'web', 'api']);
for (const file of [
  'packages/engine/dist/bench.js',
  'apps/api/dist/bench-calls.js',
  'apps/api/dist/bench-search.js',
  'apps/api/dist/bench-overload.js',
]) {
  if (existsSync(`${ROOT}/${file}`)) await run(process.execPath, [file], { show: true });
}
for (const file of ['scripts/bench-first-verdict.mjs', 'scripts/bench-pages.mjs'])
  await run(process.execPath, [file], { show: true });
