import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run evaluate -- DIR`: measures the engine on labelled files, and writes what the public page shows. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/training/evaluate.js');
