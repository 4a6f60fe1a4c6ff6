import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run broadcast -- ALERT [--country BJ]`: sends an alert to the people who asked for alerts. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/broadcast.js');
