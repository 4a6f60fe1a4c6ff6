import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the trainer and the evaluation, each into one file of `dist/training`. */
await build({
  absWorkingDir: path.dirname(import.meta.dirname),
  entryPoints: ['training/train.ts', 'training/evaluate.ts'],
  outdir: 'dist/training',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
