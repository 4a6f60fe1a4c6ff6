import { AREAS } from '../apps/api/mutation/areas.mjs';
import { install, requireNode } from './steps/install.mjs';
import { ROOT, run } from './steps/run.mjs';

/**
 * `npm run mutate -- AREA`: changes the code of an area bit by bit and says which changes no test notices.
 * `npm run mutate -- masking src/masking/numbers.ts` changes only these files of it.
 */
requireNode();
const [area, ...files] = process.argv.slice(2);
if (!Object.hasOwn(AREAS, area ?? '')) {
  console.error(`Which area? npm run mutate -- ${Object.keys(AREAS).join(' | ')}`);
  process.exit(1);
}
await install();
await run('npx', ['stryker', 'run', 'mutation/stryker.config.mjs'], {
  cwd: `${ROOT}/apps/api`,
  env: { MUTATION_AREA: area, MUTATION_FILES: files.join(' ') },
  show: true,
}).catch(() => process.exit(1));
