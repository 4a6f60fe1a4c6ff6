import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run disguises [-- COUNT DIR]`: hides scams that are found, and prints how many are still found in each disguise. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/training/disguises.js');
