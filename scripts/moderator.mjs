import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run moderator -- grant|revoke|list`: who may publish and reject reports. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/moderator.js');
