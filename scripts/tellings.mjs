import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/** `npm run tellings`: measures how well the engine understands what people tell in their own words. */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
const program = process.argv[2] === '--train' ? 'train-case' : 'tellings';
await import(`../packages/engine/dist/training/${program}.js`);
