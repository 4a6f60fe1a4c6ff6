import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run faults`: puts the server to every fault and writes `docs/faults.md`; with words, only to those named by one of them. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/faults/index.js');
