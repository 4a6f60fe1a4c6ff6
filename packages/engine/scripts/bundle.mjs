import path from 'node:path';
import { build } from 'esbuild';

/** Bundles programs of `training/`, each into one file of `dist/training`. */
export const bundleTraining = (...names) =>
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
