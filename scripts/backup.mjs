import { existsSync } from 'node:fs';
import { build } from './steps/build.mjs';
import { install, requireNode } from './steps/install.mjs';

const PROGRAM = new URL('../apps/api/dist/backup.js', import.meta.url);

/** `npm run backup -- FOLDER`: copies the embedded database and its attachments while the server runs. */
requireNode();
// Files that are built already are left alone: the running server uses them too.
if (!existsSync(PROGRAM)) {
  await install();
  await build('api');
}
await import(PROGRAM.href);
