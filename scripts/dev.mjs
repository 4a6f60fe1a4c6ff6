import { install, requireNode } from './steps/install.mjs';
import { ROOT, run } from './steps/run.mjs';

/** `npm run dev`: the API rebuilt and restarted on change, and the site with hot reloading on port 5173. */
requireNode();
await install();
await run(process.execPath, ['apps/api/build.mjs']);
await Promise.race([
  run(process.execPath, ['apps/api/build.mjs', '--watch'], { show: true }),
  run(process.execPath, ['--watch-path=apps/api/dist', 'apps/api/dist/server.js'], { show: true }),
  run(process.execPath, ['node_modules/vite/bin/vite.js'], { show: true, cwd: `${ROOT}/apps/web` }),
]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
