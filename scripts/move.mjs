import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run move -- postgresql://…`: copies what the embedded database holds to a PostgreSQL. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/move.js');
