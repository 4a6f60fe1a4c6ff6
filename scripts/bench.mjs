import { existsSync } from 'node:fs';
import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';
import { ROOT, run } from './steps/run.mjs';

/** `npm run bench`: the speed of the engine, and of the server as a share of a bare echo in the same run. */
requireNode();
await install();
for (const target of ['engine', 'api']) await build(target);
for (const file of ['packages/engine/dist/bench.js', 'apps/api/dist/bench-verify.js']) {
  if (existsSync(`${ROOT}/${file}`)) await run(process.execPath, [file], { show: true });
}
