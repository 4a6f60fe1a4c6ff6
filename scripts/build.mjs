import { buildAll } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run build`: installs and builds all that the server serves, without starting it. */
requireNode();
try {
  await install();
  await buildAll(['web', 'api', 'widgets']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(1);
}
