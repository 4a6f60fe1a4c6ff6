import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';
import { bin, run } from './steps/run.mjs';

/** `npm run storybook`: the designers' Storybook on port 6006. */
requireNode();
await install();
await build('widgets');
await run(bin('storybook'), ['dev', '--port', '6006', '--disable-telemetry', ...process.argv.slice(2)], {
  show: true,
});
