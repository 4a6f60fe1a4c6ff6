import path from 'node:path';
import { build } from 'esbuild';

/** Bundles programs of this folder, each into one file of `dist/training`. */
const bundle = (...names) =>
  build({
    absWorkingDir: path.dirname(import.meta.dirname),
    entryPoints: names.map((name) => `training/${name}.ts`),
    outdir: 'dist/training',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });

// The readers are trained with the sites that the engine knows: these are packed before.
await bundle('well-known-sites');
await import('../dist/training/well-known-sites.js');
await bundle('train', 'evaluate');
