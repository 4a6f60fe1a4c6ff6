import { existsSync } from 'node:fs';
import { buildAll } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';
import { ROOT, run } from './steps/run.mjs';

/** `npm run bench`: the speed of the engine, of the server as a share of a bare echo in the same run, and of the pages; `-- NAME` measures one. */
requireNode();
await install();
await buildAll(['engine', 'web', 'api']);
/** The benchmarks by name. `npm run bench -- channels` measures one of them alone. */
const BENCHES = {
  engine: 'packages/engine/dist/bench.js',
  calls: 'apps/api/dist/bench-calls.js',
  search: 'apps/api/dist/bench-search.js',
  filter: 'apps/api/dist/bench-filter.js',
  instances: 'apps/api/dist/bench-instances.js',
  reckoning: 'apps/api/dist/bench-reckoning.js',
  overload: 'apps/api/dist/bench-overload.js',
  channels: 'apps/api/dist/bench-channels.js',
  'first-verdict': 'scripts/bench-first-verdict.mjs',
  pages: 'scripts/bench-pages.mjs',
};
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!Object.hasOwn(BENCHES, name)) throw new Error(`There are ${Object.keys(BENCHES).join(', ')}.`);
for (const [name, file] of Object.entries(BENCHES))
  if ((!wanted.length || wanted.includes(name)) && existsSync(`${ROOT}/${file}`))
    await run(process.execPath, [file], { show: true });
