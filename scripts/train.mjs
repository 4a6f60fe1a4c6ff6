import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run train -- DIR`: trains the engine's classifiers anew, and writes their weights and their model card. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/training/train.js');
