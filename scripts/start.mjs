import { buildAll } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm start`: installs and builds what has changed, then serves the site and the API in this very process. */
requireNode();
try {
  console.log('ScamGuard: installing and building what has changed …');
  await install();
  await buildAll(['web', 'api', 'widgets']);
} catch (error) {
  console.error(error.output ?? '');
  console.error(`ScamGuard could not be built: ${error.message}.`);
  process.exit(1);
}
await import('../apps/api/dist/server.js');
