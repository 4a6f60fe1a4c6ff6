import path from 'node:path';
import { build } from 'esbuild';

/**
 * Writes src/knowledge/listed-sites.ts from public lists of sites, read by `training/listed-sites.ts`.
 *
 *   apt-cache dumpavail > packages.txt
 *   node scripts/listed-sites.mjs packages.txt simple-icons/data/simple-icons.json
 */
await build({
  absWorkingDir: path.dirname(import.meta.dirname),
  entryPoints: ['training/listed-sites.ts'],
  outdir: 'dist/training',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
await import('../dist/training/listed-sites.js');
