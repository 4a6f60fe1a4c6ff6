import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run interviews`: how well the engine leads talks with people who answer what it asks; with a file, writes half of the talks there. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/training/interviews.js');
