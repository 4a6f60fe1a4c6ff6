import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run rows -- export FILE`: what moderators published, as rows for the next training of the engine. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/rows.js');
