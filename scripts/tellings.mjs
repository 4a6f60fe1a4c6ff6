import { install, requireNode } from './steps/install.mjs';
import { run } from './steps/run.mjs';

/**
 * `npm run tellings`: measures how well the engine understands what people tell in their own words. With `--train` it trains the model anew; with
 * `--shipped` it writes what the model that ships reaches, for `/evaluation`.
 */
requireNode();
try {
  await install();
  await run(process.execPath, ['packages/engine/training/build.mjs']);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
const programs = { '--train': 'train-case', '--shipped': 'shipped-tellings' };
const program = programs[process.argv[2]] ?? 'tellings';
await import(`../packages/engine/dist/training/${program}.js`);
