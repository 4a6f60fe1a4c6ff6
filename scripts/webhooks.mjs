import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run webhooks -- secret|list|test NAME|replay NAME --since DATE`: calls that tell partners what was published. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/webhooks.js');
