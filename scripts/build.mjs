import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run build`: installs and builds all that the server serves, without starting it. */
requireNode();
try {
  await install();
  for (const target of ['web', 'api', 'widgets']) await build(target);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(1);
}
