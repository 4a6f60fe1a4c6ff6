import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run train:languages -- SENTENCES DATA`: trains the language identifier anew, and writes its weights. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/training/train-languages.js');
