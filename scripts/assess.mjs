import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run --silent assess < items.jsonl`: nothing but result lines may reach standard output. */
requireNode();
try {
  await install();
  await build('engine');
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(2);
}
await import('../packages/engine/dist/assess.js');
