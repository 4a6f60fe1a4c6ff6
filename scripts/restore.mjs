import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

/** `npm run restore -- FOLDER`: copies a backup into an empty data folder. */
requireNode();
await install();
await build('api');
await import('../apps/api/dist/restore.js');
